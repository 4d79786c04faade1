// What help says beside the table of options.

extension HelpPage {
  static func operands(of command: Command) -> String {
    switch command {
    case .alert: "[OPTION]…"
    case .render: "-o FILE [OPTION]…"
    case .gallery: "[-o FOLDER] [OPTION]…"
    case .help: "[COMMAND]"
    }
  }

  static func introduction(of command: Command) -> String {
    switch command {
    case .alert:
      """
      Shows an alert in a window, waits for the answer and prints it. Return presses the \
      preferred button, else the last that does not cancel. Escape presses the cancel button, and \
      does nothing without one. \
      All texts are shown as they are: nothing in them is markup or run. There must be a title, a \
      message or a field.
      """
    case .render:
      """
      Draws an alert to a PNG picture, with no display and no window system. The same input gives \
      the same bytes. It takes the options of tocsin alert; --timeout and --output are checked \
      but have no part in a picture.
      """
    case .gallery:
      """
      Shows a list of sample alerts in a window. With -o it renders each of them, light and dark, \
      to PNG pictures instead, and needs no display.
      """
    case .help:
      "Explains the program or one of its commands."
    }
  }

  /// What keys do.
  static let keys = [
    """
    Return answers, with the preferred button or the last that does not cancel, wherever the \
    focus is: also on a box or an option. But in a field of text that is not the last one it goes \
    on to the next, in one of several lines it breaks the line, and on a button or a link with \
    the focus it presses that. Tab and Shift-Tab go from field to field and on to the buttons.
    """,
    """
    Space ticks, turns or presses what has the focus. Arrow keys choose among the options of a \
    choice, which Tab comes to as one; go through those of choices, which Space ticks; and turn \
    sliders, steppers, segments and the wheels of dates, each step of which counts at once. \
    Alt-F8 shows a secret, or hides it again.
    """,
    """
    While a field of text is edited, what types or edits something is the field's: characters by \
    themselves or with AltGr, and keys such as ctrl+a, ctrl+c, ctrl+v, ctrl+x, ctrl+y and ctrl+z. \
    A button's key of that kind works elsewhere only.
    """,
  ]

  /// How the answer is written; `AlertAnswer+Text` and `AlertAnswer+JSON` do so.
  static let answer = [
    """
    text: on the first line what the pressed button is called, which is its title, its word or \
    its identifier; then, unless it cancels, a line NAME=VALUE for each field, and one for the \
    box of --suppression, where there is one. A closed window, a timeout, the end of progress and a \
    signal print nothing. Each stays on its line: a backslash is printed as \\\\, a line break as \
    \\n and a carriage return as \\r; of any other control character but the tab, and of U+2028 and \
    U+2029, each byte in UTF-8 is printed as \\0 and three octal digits. printf %b reads them back.
    """,
    """
    The value of a toggle or a checkbox is true or false. Numbers have a point and no other sign \
    between their digits, and no exponent; of a number that was typed or is the default all digits \
    are kept, up to \(ExactNumber.mostDigits). A segmented field and a choice give the identifier \
    of the option, or nothing; choices give all identifiers with commas between. A date is written \
    as 2026-11-30, 14:30 or 2026-11-30T14:30.
    """,
    """
    json: one line, however the alert ended, as in \
    {"result":"button","button":"OK","index":0,"role":"default","fields":{}}. The result is one of \
    \(alternatives(AlertEnding.allWords)); button, index and role are null where no button \
    belongs to it; the fields hold what had been entered, also if it was cancelled: true or \
    false, a number, a string, or for choices an array of strings; null where there is no number \
    and no choice. With --suppression, "suppressed" is true or false beside them. What was typed as a number and is none is a string.
    """,
  ]

  /// A spec with every key. A test reads it.
  static let spec = """
      {
        "title": "New account",
        "message": "The server wants to know who you are.",
        "links": [{"text": "server", "url": "https://example.org/about"}],
        "symbol": "question",
        "image": "key.png", "header": "sea.jpg", "icon": "ann.png",
        "imageDescription": "A key on a beach",
        "fields": [
          {"name": "user", "default": "ann", "label": "User", "maximumLength": 20},
          {"name": "pin", "kind": "secure", "placeholder": "PIN", "required": true,
           "pattern": "^[0-9]{4}$", "reason": "Type four digits."},
          {"name": "size", "kind": "choice", "default": "m",
           "options": ["s", {"title": "Medium", "identifier": "m"}]},
          {"name": "seats", "kind": "stepper", "default": 3,
           "minimum": 1, "maximum": 9, "step": 2},
          {"name": "due", "kind": "date", "parts": "time", "default": "14:30"},
          {"name": "news", "kind": "toggle", "default": true}
        ],
        "buttons": [
          {"word": "cancel"},
          {"title": "Sign up", "role": "preferred", "identifier": "go",
           "icon": "success", "key": "ctrl+g", "hold": 1, "needsValidFields": true}
        ],
        "suppression": "Don't ask again", "suppressed": false,
        "progress": "enable", "percent": 40,
        "language": "en", "direction": "leftToRight",
        "appearance": "dark", "contrast": "normal", "textSize": "large",
        "motion": "normal", "transparency": "normal",
        "style": "card", "tint": "teal", "transition": "slide",
        "placement": "automatic",
        "anchor": {"x": 195, "y": 200, "width": 80, "height": 40},
        "backdrop": "blur",
        "frame": "device", "device": "phone", "orientation": "portrait",
        "size": {"width": 390, "height": 844}, "scale": 2,
        "keyboard": "on", "keyboardPolicy": "move",
        "outsideTap": "on", "drag": "off",
        "timeout": 60, "output": "json"
      }
    """

  static let values = """
    Write --option VALUE or --option=VALUE. A value may begin with a dash; one that reads like an \
    option of tocsin is joined with the equals sign. An option that takes one value may be given \
    once. -- ends the options.
    """

  static func exitCodes(of command: Command) -> [ExitCode] {
    switch command {
    case .alert: ExitCode.allCases
    case .gallery:
      [.answered, .usage, .noDisplay, .failed, .hangup, .interrupted, .terminated]
    case .render: [.answered, .usage, .failed]
    case .help: [.answered, .usage, .failed]
    }
  }

  static func examples(of command: Command) -> [String] {
    switch command {
    case .alert:
      [
        "tocsin alert --title \"Delete item?\" --message \"This can't be undone.\" \\",
        "  --button Cancel:cancel --button Delete:destructive",
        "tocsin alert --title Rename --field name=untitled --required name \\",
        "  --button Cancel:cancel --button Rename:preferred",
        "tocsin alert --title Print --word cancel --word ok:preferred \\",
        "  --field copies:stepper=1 --range copies=1..99 \\",
        "  --field paper:choice=a4 --option paper=a4=A4 --option paper=letter=Letter",
        "tocsin alert --spec question.json --output json --timeout 30",
      ]
    case .render:
      [
        "tocsin render --title Hello -o alert.png --scale 2",
        "tocsin render --spec question.json --size 390x844 --at 0.1 -o entry.png",
        "tocsin render --title Hello --device tablet -o tablet.png",
        "tocsin render --title Saved --symbol success --placement banner -o banner.png",
      ]
    case .gallery: ["tocsin gallery", "tocsin gallery -o pictures --scale 2"]
    case .help: ["tocsin help render"]
    }
  }
}

extension ExitCode {
  /// What it means, for help.
  var meaning: String {
    switch self {
    case .answered: "a button was pressed that does not cancel; all went well"
    case .cancelled: "the cancel button or Escape was pressed, or the window closed"
    case .usage: "wrong usage, a bad spec, or a picture for it that can't be read"
    case .noDisplay: "no display can be opened"
    case .failed: "something failed, or the output could not be written"
    case .timedOut: "the time was up"
    case .hangup: "ended by SIGHUP: the terminal was closed"
    case .interrupted: "interrupted by SIGINT"
    case .terminated: "ended by SIGTERM"
    }
  }
}
