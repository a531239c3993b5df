#if canImport(UIKit)
  import AutoScaleUIKit
  import UIKit

  /// A list whose rows are as high as their constraints ask for.
  final class MessagesViewController: UIViewController, UITableViewDataSource {
    let messages = ["Good morning", "See you at eight"]
    private let table = UITableView(frame: .zero, style: .plain)

    override func loadView() {
      table.rowHeight = UITableView.automaticDimension
      table.dataSource = self
      view = table
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      messages.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let reused = tableView.dequeueReusableCell(withIdentifier: "message") as? MessageCell
      let cell = reused ?? MessageCell(style: .default, reuseIdentifier: "message")
      cell.show(messages[indexPath.row])
      return cell
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let header = MessageHeader(frame: .zero)
      header.scaleWithWindow()
      header.frame.size = header.systemLayoutSizeFitting(
        CGSize(width: table.bounds.width, height: 0))
      table.tableHeaderView = header
    }
  }

  /// A row that is scaled before the list measures it.
  final class MessageCell: UITableViewCell {
    private let label = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.font = .systemFont(ofSize: 16)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
        label.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
      ])
      contentView.scaleWithWindow()
    }

    required init?(coder: NSCoder) { nil }

    func show(_ message: String) {
      label.text = message
      label.font = .systemFont(ofSize: message.hasSuffix("!") ? 20 : 16)
      contentView.adaptScreenWidth()
    }
  }

  /// A header that the list asks for no size: its controller measures it.
  final class MessageHeader: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      heightAnchor.constraint(equalToConstant: 44).isActive = true
    }

    required init?(coder: NSCoder) { nil }
  }
#endif
