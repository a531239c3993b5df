import AutoScale
import AutoScaleTestSupport
import AutoScaleTrees
import Testing

private final class PlainBar: NavigationBarNode {}

@Suite(.quietNotices) struct AdaptationExceptionTests {
  @Test func `an excepted class that no node has is noted`() throws {
    let screen = ViewNode("screen") {
      PlainBar("bar")
      ViewNode("box") { LabelNode("title") }
    }
    let context = try ScreenContext(width: 450, height: 900)
    let report = screen.adaptScreenWidth(
      except: [NavigationBarNode.self, TabBarNode.self, ViewNode.self, LabelNode.self], in: context)
    #expect(report.unknownClasses == ["TabBarNode"])
    #expect(report.notes == ["no node is of the excepted class 'TabBarNode'"])
    #expect(screen.adaptScreenWidth(except: [PlainBar.self], in: context).notes == [])
  }

  /// A screen with a bar, a title in it, and a field beside it.
  private struct Scene {
    let title = LabelNode("title", text: nil, font: .system(10))
    let field = TextFieldNode("field", placeholder: nil, font: .system(10))
    let bar: NavigationBarNode
    let screen: ViewNode
    let inBar: LayoutConstraint
    let touching: LayoutConstraint
    let touchingGuide: LayoutConstraint
    let beside: LayoutConstraint

    init(bar: NavigationBarNode = NavigationBarNode("bar")) {
      self.bar = bar
      let holder = ViewNode("holder")
      holder.addChild(title)
      bar.addChild(holder)
      screen = ViewNode("screen")
      screen.addChildren([bar, field])
      inBar = LayoutConstraint(title, .top, to: holder, .top, constant: 10)
      holder.addConstraint(inBar)
      touching = LayoutConstraint(field, .top, to: title, .bottom, constant: 10)
      touchingGuide = LayoutConstraint(
        bar.guide(.layoutMargins), .top, to: screen, .top, constant: 10)
      beside = LayoutConstraint(field, .bottom, to: screen, .bottom, constant: 10)
      screen.addConstraints([touching, touchingGuide, beside])
    }

    func expectOnlyTheFieldIsScaled(location: SourceLocation = #_sourceLocation) {
      #expect(title.font?.size == 10, sourceLocation: location)
      #expect(inBar.constant == 10, sourceLocation: location)
      #expect(touching.constant == 10, sourceLocation: location)
      #expect(touchingGuide.constant == 10, sourceLocation: location)
      #expect(beside.constant == 12, sourceLocation: location)
      #expect(field.font?.size == 12, sourceLocation: location)
    }
  }

  @Test func `an exception holds for one walk`() throws {
    let scene = Scene()
    scene.screen.adaptScreenWidth(except: [NavigationBarNode.self], in: try Screens.wide())
    scene.expectOnlyTheFieldIsScaled()
    scene.screen.adaptScreenWidth(except: [TextFieldNode.self], in: try Screens.wide())
    #expect(scene.title.font?.size == 12)
    #expect(scene.inBar.constant == 12)
    #expect(scene.touchingGuide.constant == 12)
  }

  @Test func `constraints that touch an exception are scaled where that is chosen`() throws {
    let scene = Scene()
    scene.screen.adaptScreenWidth(
      except: [NavigationBarNode.self], in: try Screens.wide(), options: .touchingConstraints)
    #expect(scene.title.font?.size == 10)
    #expect(scene.inBar.constant == 10)
    #expect([scene.touching, scene.touchingGuide, scene.beside].map(\.constant) == [12, 12, 12])
  }

  @Test func `identifiers that no node has are reported`() throws {
    let report = Scene().screen.adaptScreenWidth(
      exceptIdentifiers: ["tilte", "bar", "title", "feild"], in: try Screens.wide())
    #expect(report.unknownIdentifiers == ["feild", "tilte"])
    #expect(report.notes.first == "no node has the excepted identifier 'feild'")
    #expect(Scene().screen.adaptScreenWidth(in: try Screens.wide()).notes.isEmpty)
  }

  @Test func `an excepted class is left alone with all that it holds and that touches it`() throws {
    let scene = Scene()
    scene.screen.adaptScreenWidth(
      type: .all, except: [NavigationBarNode.self], in: try Screens.wide())
    scene.expectOnlyTheFieldIsScaled()
  }

  @Test func `a subclass of an excepted class is excepted`() throws {
    let scene = Scene(bar: PlainBar("bar"))
    scene.screen.adaptScreenWidth(
      except: [SwitchNode.self, NavigationBarNode.self], in: try Screens.wide())
    scene.expectOnlyTheFieldIsScaled()
  }

  @Test func `a superclass of an excepted class is not excepted`() throws {
    let scene = Scene()
    scene.screen.adaptScreenWidth(except: [PlainBar.self], in: try Screens.wide())
    #expect(scene.title.font?.size == 12)
    #expect(scene.touching.constant == 12)
  }

  @Test func `an identifier is excepted`() throws {
    let scene = Scene()
    scene.screen.adaptScreenWidth(exceptIdentifiers: ["bar"], in: try Screens.wide())
    scene.expectOnlyTheFieldIsScaled()
  }

  @Test func `a predicate excepts, such as the name of a class`() throws {
    let scene = Scene()
    scene.bar.customClass = "GlassBar"
    scene.screen.adaptScreenWidth(
      exceptWhere: { $0.isKind(ofClassNamed: "GlassBar") }, in: try Screens.wide())
    scene.expectOnlyTheFieldIsScaled()
  }

  @Test func `exceptions hold for one walk only`() throws {
    let scene = Scene()
    scene.screen.adaptScreenWidth(except: [NavigationBarNode.self], in: try Screens.wide())
    scene.screen.adaptScreenWidth(in: try Screens.wide())
    #expect(scene.title.font?.size == 12)
    #expect(scene.touching.constant == 12)
  }

  @Test func `an excepted root leaves everything alone`() throws {
    let scene = Scene()
    let report = scene.screen.adaptScreenWidth(except: [ViewNode.self], in: try Screens.wide())
    #expect(report.changed == 0)
    #expect(report.description == "5 nodes: 0 changed, 0 unchanged, 6 skipped, 0 adopted")
  }

  @Test func `what exceptions left alone is reported`() throws {
    let scene = Scene()
    scene.inBar.identifier = "in bar"
    scene.touching.identifier = "touching"
    let report = scene.screen.adaptScreenWidth(
      except: [NavigationBarNode.self], in: try Screens.wide(), options: .fullReport)
    #expect(
      report.skips.map(\.description) == [
        "touching (NSLayoutConstraint): constraint skipped, excepted",
        "bar.layoutMargins.top = screen.top (NSLayoutConstraint): constraint skipped, excepted",
        "in bar (NSLayoutConstraint): constraint skipped, excepted",
        "title (UILabel): fontSize skipped, excepted",
      ])
  }

  @Test(arguments: UInt64(1)...50)
  func `exceptions agree with a climb to the root`(seed: UInt64) throws {
    var random = RandomTree(seed: seed)
    let root = random.tree(ofNodes: 60)
    let context = try Screens.wide()
    let excepted: [ViewNode.Type] = [ControlNode.self, LabelNode.self]
    func isExcepted(_ node: ViewNode?) -> Bool {
      sequence(first: node, next: { $0?.parent }).contains { $0 is ControlNode || $0 is LabelNode }
    }
    let expected = root.subtree.flatMap(\.constraints).map { constraint in
      let items = [constraint.firstItem?.layoutNode, constraint.secondItem?.layoutNode]
      return (items + [constraint.owner]).contains(where: isExcepted)
        ? constraint.constant : context.scaled(constraint.constant)
    }
    root.adaptScreenWidth(except: excepted, in: context)
    #expect(root.subtree.flatMap(\.constraints).map(\.constant) == expected)
  }
}
