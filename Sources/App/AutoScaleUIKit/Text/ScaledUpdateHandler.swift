#if canImport(UIKit)
  import AutoScale
  import UIKit

  /// A button's update handler of the app, which may make the titles anew, and scaling after it.
  @MainActor final class ScaledUpdateHandler {
    private let handler: UIButton.ConfigurationUpdateHandler
    var context: ScreenContext
    private var isAsked = false
    private var answers = false

    private init(_ handler: @escaping UIButton.ConfigurationUpdateHandler, _ context: ScreenContext)
    {
      self.handler = handler
      self.context = context
    }

    /// Scales the titles of a button after each run of the app's handler, if it has one.
    static func scaleTitles(of button: UIButton, in context: ScreenContext) {
      guard let handler = button.configurationUpdateHandler else { return }
      let record = AdaptationRecord.record(for: button).rare
      if let known = record.updateHandler, known.isInstalled(as: handler, in: button) {
        known.context = context
        return
      }
      let scaled = ScaledUpdateHandler(handler, context)
      record.updateHandler = scaled
      button.configurationUpdateHandler = { scaled.update($0) }
    }

    /// Gives the button its own handler back.
    static func restore(_ button: UIButton) {
      guard let record = AdaptationRecord.rare(for: button), let known = record.updateHandler,
        let handler = button.configurationUpdateHandler
      else { return }
      record.updateHandler = nil
      if known.isInstalled(as: handler, in: button) {
        button.configurationUpdateHandler = known.handler
      }
    }

    /// Whether a handler is this one: closures cannot be compared, so it is called and says so.
    ///
    /// A handler of the app runs then, as UIKit may let it run at any time.
    private func isInstalled(
      as other: UIButton.ConfigurationUpdateHandler, in button: UIButton
    ) -> Bool {
      (isAsked, answers) = (true, false)
      other(button)
      isAsked = false
      return answers
    }

    private func update(_ button: UIButton) {
      if isAsked {
        answers = true
        return
      }
      handler(button)
      button.adaptScreenWidth(type: .fontSize, in: context, options: [.nodeOnly, .quiet])
    }
  }
#endif
