// README shows these lines.
import AutoScaleLayout
import AutoScaleTesting
import Testing

@Test(arguments: Screen.phoneSizes)
func theOfferFits(on phone: Screen) throws {
  let title = LabelNode("title", text: "All routes, all year", font: .system(28, weight: .bold))
  let offer = ViewNode("offer") { title }
  try title.makeConstraints { make in
    make.top.equalTo(offer.guide(.safeArea)).offset(16)
    make.leading.trailing.equalTo(offer.guide(.safeArea)).inset(20)
  }
  offer.adaptScreenWidth(in: phone.context())
  expectSound(offer, on: [phone])
}
