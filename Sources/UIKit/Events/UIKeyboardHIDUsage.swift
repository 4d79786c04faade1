// A long table: the keys by their numbers in the keyboard page of the USB HID usage tables.

/// A key by its number in the keyboard page of the USB HID usage tables.
nonisolated public enum UIKeyboardHIDUsage: Int, Sendable {
  /// Too many keys at once.
  case keyboardErrorRollOver = 0x01
  /// The keyboard failed its test.
  case keyboardPOSTFail = 0x02
  /// A key that is not known.
  case keyboardErrorUndefined = 0x03
  /// The letter A.
  case keyboardA = 0x04
  /// The letter B.
  case keyboardB = 0x05
  /// The letter C.
  case keyboardC = 0x06
  /// The letter D.
  case keyboardD = 0x07
  /// The letter E.
  case keyboardE = 0x08
  /// The letter F.
  case keyboardF = 0x09
  /// The letter G.
  case keyboardG = 0x0A
  /// The letter H.
  case keyboardH = 0x0B
  /// The letter I.
  case keyboardI = 0x0C
  /// The letter J.
  case keyboardJ = 0x0D
  /// The letter K.
  case keyboardK = 0x0E
  /// The letter L.
  case keyboardL = 0x0F
  /// The letter M.
  case keyboardM = 0x10
  /// The letter N.
  case keyboardN = 0x11
  /// The letter O.
  case keyboardO = 0x12
  /// The letter P.
  case keyboardP = 0x13
  /// The letter Q.
  case keyboardQ = 0x14
  /// The letter R.
  case keyboardR = 0x15
  /// The letter S.
  case keyboardS = 0x16
  /// The letter T.
  case keyboardT = 0x17
  /// The letter U.
  case keyboardU = 0x18
  /// The letter V.
  case keyboardV = 0x19
  /// The letter W.
  case keyboardW = 0x1A
  /// The letter X.
  case keyboardX = 0x1B
  /// The letter Y.
  case keyboardY = 0x1C
  /// The letter Z.
  case keyboardZ = 0x1D
  /// The digit 1.
  case keyboard1 = 0x1E
  /// The digit 2.
  case keyboard2 = 0x1F
  /// The digit 3.
  case keyboard3 = 0x20
  /// The digit 4.
  case keyboard4 = 0x21
  /// The digit 5.
  case keyboard5 = 0x22
  /// The digit 6.
  case keyboard6 = 0x23
  /// The digit 7.
  case keyboard7 = 0x24
  /// The digit 8.
  case keyboard8 = 0x25
  /// The digit 9.
  case keyboard9 = 0x26
  /// The digit 0.
  case keyboard0 = 0x27
  /// Return.
  case keyboardReturnOrEnter = 0x28
  /// Escape.
  case keyboardEscape = 0x29
  /// Backspace.
  case keyboardDeleteOrBackspace = 0x2A
  /// Tab.
  case keyboardTab = 0x2B
  /// Space.
  case keyboardSpacebar = 0x2C
  /// Hyphen.
  case keyboardHyphen = 0x2D
  /// Equal sign.
  case keyboardEqualSign = 0x2E
  /// Opening bracket.
  case keyboardOpenBracket = 0x2F
  /// Closing bracket.
  case keyboardCloseBracket = 0x30
  /// Backslash.
  case keyboardBackslash = 0x31
  /// Pound, outside America.
  case keyboardNonUSPound = 0x32
  /// Semicolon.
  case keyboardSemicolon = 0x33
  /// Quote.
  case keyboardQuote = 0x34
  /// Grave accent.
  case keyboardGraveAccentAndTilde = 0x35
  /// Comma.
  case keyboardComma = 0x36
  /// Full stop.
  case keyboardPeriod = 0x37
  /// Slash.
  case keyboardSlash = 0x38
  /// Caps lock.
  case keyboardCapsLock = 0x39
  /// The function key 1.
  case keyboardF1 = 0x3A
  /// The function key 2.
  case keyboardF2 = 0x3B
  /// The function key 3.
  case keyboardF3 = 0x3C
  /// The function key 4.
  case keyboardF4 = 0x3D
  /// The function key 5.
  case keyboardF5 = 0x3E
  /// The function key 6.
  case keyboardF6 = 0x3F
  /// The function key 7.
  case keyboardF7 = 0x40
  /// The function key 8.
  case keyboardF8 = 0x41
  /// The function key 9.
  case keyboardF9 = 0x42
  /// The function key 10.
  case keyboardF10 = 0x43
  /// The function key 11.
  case keyboardF11 = 0x44
  /// The function key 12.
  case keyboardF12 = 0x45
  /// Print screen.
  case keyboardPrintScreen = 0x46
  /// Scroll lock.
  case keyboardScrollLock = 0x47
  /// Pause.
  case keyboardPause = 0x48
  /// Insert.
  case keyboardInsert = 0x49
  /// Home.
  case keyboardHome = 0x4A
  /// Page up.
  case keyboardPageUp = 0x4B
  /// Delete, forwards.
  case keyboardDeleteForward = 0x4C
  /// End.
  case keyboardEnd = 0x4D
  /// Page down.
  case keyboardPageDown = 0x4E
  /// To the right.
  case keyboardRightArrow = 0x4F
  /// To the left.
  case keyboardLeftArrow = 0x50
  /// Down.
  case keyboardDownArrow = 0x51
  /// Up.
  case keyboardUpArrow = 0x52
  /// Num lock.
  case keypadNumLock = 0x53
  /// Slash on the number pad.
  case keypadSlash = 0x54
  /// Asterisk on the number pad.
  case keypadAsterisk = 0x55
  /// Minus on the number pad.
  case keypadHyphen = 0x56
  /// Plus on the number pad.
  case keypadPlus = 0x57
  /// Enter on the number pad.
  case keypadEnter = 0x58
  /// 1 on the number pad.
  case keypad1 = 0x59
  /// 2 on the number pad.
  case keypad2 = 0x5A
  /// 3 on the number pad.
  case keypad3 = 0x5B
  /// 4 on the number pad.
  case keypad4 = 0x5C
  /// 5 on the number pad.
  case keypad5 = 0x5D
  /// 6 on the number pad.
  case keypad6 = 0x5E
  /// 7 on the number pad.
  case keypad7 = 0x5F
  /// 8 on the number pad.
  case keypad8 = 0x60
  /// 9 on the number pad.
  case keypad9 = 0x61
  /// 0 on the number pad.
  case keypad0 = 0x62
  /// Full stop on the number pad.
  case keypadPeriod = 0x63
  /// Backslash, outside America.
  case keyboardNonUSBackslash = 0x64
  /// The key for menus.
  case keyboardApplication = 0x65
  /// Power.
  case keyboardPower = 0x66
  /// Equal sign on the number pad.
  case keypadEqualSign = 0x67
  /// The function key 13.
  case keyboardF13 = 0x68
  /// The function key 14.
  case keyboardF14 = 0x69
  /// The function key 15.
  case keyboardF15 = 0x6A
  /// The function key 16.
  case keyboardF16 = 0x6B
  /// The function key 17.
  case keyboardF17 = 0x6C
  /// The function key 18.
  case keyboardF18 = 0x6D
  /// The function key 19.
  case keyboardF19 = 0x6E
  /// The function key 20.
  case keyboardF20 = 0x6F
  /// The function key 21.
  case keyboardF21 = 0x70
  /// The function key 22.
  case keyboardF22 = 0x71
  /// The function key 23.
  case keyboardF23 = 0x72
  /// The function key 24.
  case keyboardF24 = 0x73
  /// Help.
  case keyboardHelp = 0x75
  /// Menu.
  case keyboardMenu = 0x76
  /// Control, left.
  case keyboardLeftControl = 0xE0
  /// Shift, left.
  case keyboardLeftShift = 0xE1
  /// Alt, left.
  case keyboardLeftAlt = 0xE2
  /// The logo key, left.
  case keyboardLeftGUI = 0xE3
  /// Control, right.
  case keyboardRightControl = 0xE4
  /// Shift, right.
  case keyboardRightShift = 0xE5
  /// Alt, right.
  case keyboardRightAlt = 0xE6
  /// The logo key, right.
  case keyboardRightGUI = 0xE7
}
