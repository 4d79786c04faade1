#!/usr/bin/env python3
"""Gathers the DIFFERENCE comments of the sources into Docs/Differences-from-UIKit.md."""
import pathlib, re, sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TARGET = ROOT / "Docs/Differences-from-UIKit.md"
HEAD = """# Differences from UIKit

Where the UIKit for Linux behaves otherwise than Apple's on purpose. Each line comes from a comment
beside the code; `Scripts/gather-differences.py` writes this file, and `--check` tells whether it is
up to date. What is not there at all is not listed.

Everywhere: there is no Objective-C runtime on Linux, so there are no selectors, outlets, key-value
coding of objects, nib files and archives. Targets are called by closures (`UIAction`) or by the
method itself, optional methods of protocols are requirements with a default, and layers belong to
the main actor as views do.

Foundation on Linux ends the process where `NSMutableAttributedString` appends to, or replaces an
attribute of, a string that holds two different fonts or colours. The library avoids those calls;
build such strings with `setAttributes(_:range:)` or `addAttributes(_:range:)` on a fresh string.
"""

def declaration(lines, index):
    """The name of what a comment stands before, with the type that it is in."""
    for line in lines[index:]:
        match = re.search(r"\b(class(?! (?:func|var)\b)|struct|enum|protocol|func|var|let|case|init)\b\s*([\w.`]*)", line)
        if line.strip().startswith("//") or not match:
            continue
        return match.group(2) or "init"
    return ""

def owner(lines, index):
    for line in reversed(lines[:index]):
        match = re.match(r"(?:\w+ )*(?:class|struct|enum|protocol|extension) (\w+)", line)
        if match:
            return match.group(1)
    return None

def main():
    sections = {}
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        lines = path.read_text().splitlines()
        for index, line in enumerate(lines):
            match = re.match(r"\s*//+ DIFFERENCE: (.*)", line)
            if not match:
                continue
            words = [match.group(1)]
            for following in lines[index + 1:]:
                more = re.match(r"\s*//+ (?!- )(.+)", following)
                if not more or not words or following.strip() in ("//", "///"):
                    break
                if words[-1].endswith(".") and line.lstrip().startswith("// ") and following.lstrip().startswith("///"):
                    break
                words.append(more.group(1))
            name, parent = declaration(lines, index), owner(lines, index)
            full = name if not parent or parent == name else f"{parent}.{name}"
            text = " ".join(words)
            sections.setdefault(path.relative_to(ROOT / "Sources").parts[0], []).append(
                f"- `{full}`: {text[0].upper()}{text[1:]}")
    text = HEAD
    for module in ("CoreGraphics", "QuartzCore", "UIKit"):
        text += f"\n## {module}\n\n" + "\n".join(sections.get(module, [])) + "\n"
    if "--check" in sys.argv:
        if not TARGET.exists() or TARGET.read_text() != text:
            sys.exit(f"{TARGET.name} is out of date: run Scripts/gather-differences.py")
        return
    TARGET.write_text(text)

main()
