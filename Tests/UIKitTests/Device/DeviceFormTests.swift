import Testing

@testable import UIKit

@MainActor struct DeviceFormTests {
  @Test("TOCSIN_DEVICE names the device that a program runs on")
  func wanted() throws {
    #expect(try DeviceForm.wanted(["TOCSIN_DEVICE": "phone"]) == .phone)
    #expect(try DeviceForm.wanted(["TOCSIN_DEVICE": "island"]) == .island)
    #expect(try DeviceForm.wanted(["TOCSIN_DEVICE": "classic"]) == .classic)
    #expect(try DeviceForm.wanted(["TOCSIN_DEVICE": "tablet"]) == .tablet)
    #expect(try DeviceForm.wanted(["TOCSIN_DEVICE": ""]) == nil)
    #expect(try DeviceForm.wanted(["HOME": "phone"]) == nil)
  }

  @Test("A device that there is not is an error that says which there are")
  func unknown() throws {
    let error = #expect(throws: UnknownDevice.self) {
      try DeviceForm.wanted(["TOCSIN_DEVICE": "Phone"])
    }
    #expect(
      error?.description
        == "TOCSIN_DEVICE is “Phone”, and there is no such device; it can be phone, island, classic or tablet."
    )
  }
}
