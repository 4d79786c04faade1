import Testing

@testable import CoreGraphics

@Suite("PNG")
struct PNGTests {
  /// Every alpha, with colours that use all of it, some of it and none of it.
  private static let ramps: CGImage = {
    let bitmap = Bitmap(width: 256, height: 3)
    for alpha in 0..<256 {
      let a = UInt32(alpha)
      for (y, part) in [a, a / 2, 0].enumerated() {
        let pixel = a << 24 | part << 16 | (a - part) << 8 | part
        bitmap.row(y).storeBytes(of: pixel, toByteOffset: alpha * 4, as: UInt32.self)
      }
    }
    return CGImage(bitmap: bitmap)
  }()

  @Test(
    "A picture comes back as it went out, at all alphas and levels", arguments: [-3, 0, 1, 9, 12])
  func roundTrip(level: Int) throws {
    let data = Self.ramps.pngData(compressionLevel: level)
    let read = try CGImage(pngOrOtherData: data)
    #expect(read.hasSamePixels(as: Self.ramps))
    #expect(!read.isOpaque)
    #expect(data == Self.ramps.pngData(compressionLevel: level), "The same bytes each time")
  }

  @Test("An opaque picture is written without alpha, and known to be opaque when read")
  func opaque() throws {
    let context = CGContext(bitmap: Bitmap(width: 5, height: 4))
    context.setFillColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    context.fill(context.bitmap.bounds)
    let image = CGImage(bitmap: context.bitmap)
    let data = image.pngData()
    // The colour type stands at byte 25: 2 is RGB.
    #expect(data[25] == 2)
    let read = try CGImage(pngOrOtherData: data)
    #expect(read.isOpaque && read.hasSamePixels(as: image) && read.alphaInfo == .noneSkipFirst)
  }

  @Test("A mask is written as grey")
  func mask() throws {
    let mask = Bitmap(width: 3, height: 1, format: .mask)
    mask.data.storeBytes(of: 200, toByteOffset: 1, as: UInt8.self)
    let read = try CGImage(pngOrOtherData: CGImage(bitmap: mask).pngData())
    #expect(read.pixel(x: 1, y: 0) == 0xFFC8_C8C8 && read.pixel(x: 0, y: 0) == 0xFF00_0000)
  }

  @Test("A palette of one grey is read")
  func palette() throws {
    let text = """
      iVBORw0KGgoAAAANSUhEUgAAAAMAAAABCAMAAAAsPuSGAAAABGdBTUEAALGPC/xhBQAAAANQTFRFf39/kMobIwAAAAd0\
      SU1FB+oLHgcuIIk7vJgAAAAMSURBVAjXY2BgYAAAAAQAASc0JwoAAAAldEVYdGRhdGU6Y3JlYXRlADIwMjYtMTEtMzBU\
      MDc6NDY6MzIrMDA6MDBG1s+/AAAAJXRFWHRkYXRlOm1vZGlmeQAyMDI2LTExLTMwVDA3OjQ2OjMyKzAwOjAwN4t3AwAA\
      AABJRU5ErkJggg==
      """
    let image = try CGImage(pngOrOtherData: try #require(Data(base64Encoded: text)))
    #expect(image.width == 3 && image.pixel(x: 2, y: 0) == 0xFF7F_7F7F)
  }

  @Test("No data, unknown data and a cut file are told apart")
  func badData() throws {
    #expect(throws: ImageError.noData) { try CGImage(pngOrOtherData: Data()) }
    #expect(throws: ImageError.unknownFormat) {
      try CGImage(pngOrOtherData: Data("no picture at all".utf8))
    }
    let cut = Self.ramps.pngData().prefix(80)
    let error = #expect(throws: ImageError.self) { try CGImage(pngOrOtherData: cut) }
    #expect(error?.description.hasPrefix("The PNG image is damaged: ") == true)
  }

  @Test("A header that promises too many pixels is refused before any memory is taken")
  func tooLarge() throws {
    var data = Self.ramps.pngData()
    data.replaceSubrange(16..<24, with: [0, 0, 0x80, 0, 0, 0, 0x80, 0])
    data.replaceSubrange(29..<33, with: crc32(data[12..<29]))
    #expect(
      throws: ImageError.tooLarge(
        width: 32768, height: 32768, limit: ImageDecoder.maximumPixelCount)
    ) { try CGImage(pngOrOtherData: data) }
  }

  @Test("No damage to a file does more than throw")
  func fuzz() {
    var random = SeededGenerator(seed: 7)
    let sound = Self.ramps.pngData()
    for _ in 0..<2000 {
      var data = sound
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let index = Int.random(in: 8..<data.count, using: &random)
        data[index] = UInt8.random(in: 0...255, using: &random)
      }
      do throws(ImageError) {
        _ = try CGImage(pngOrOtherData: data.prefix(Int.random(in: 1...data.count, using: &random)))
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }

  /// The checksum of PNG's chunks (ISO/IEC 15948, annex D).
  private func crc32(_ bytes: Data) -> [UInt8] {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    crc = ~crc
    return [24, 16, 8, 0].map { UInt8(crc >> $0 & 0xFF) }
  }
}

/// Random numbers that are the same each time (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
