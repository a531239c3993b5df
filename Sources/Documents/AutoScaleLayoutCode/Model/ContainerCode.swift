/// The code of a controller that shows others: a function that makes it.
struct ContainerCode {
  /// The object id of the controller.
  let identifier: String?
  /// The name of the file without its extension, and the end of the function's name.
  let name: String
  /// The class of the controller.
  let className: String
  /// The lines of the comment.
  var documentation: [String] = []
  /// The parts without code, as lines of the comment.
  var notes: [String] = []
  /// The parameters, such as `rootViewController: UIViewController`.
  var parameters: [String] = []
  /// The expression that makes the controller.
  var making: Value
  /// The settings of the controller.
  var settings: [Setting] = []
  /// The items of its bars.
  var items: [Property] = []
  /// The settings that need the items.
  var itemSettings: [Setting] = []
  /// The connections that the function has, by the indices of their elements.
  var expressed = Expressed()
  /// The modules to import.
  var imports: Set<String> = []
  /// What the function uses of its app.
  var standIns = StandIns()
}
