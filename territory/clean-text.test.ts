import { describe, expect, it } from "vitest";
import { cleanJson, cleanLine, cleanText, cleanVisible } from "./clean-text.ts";

const code = (text: string) => [...text].map((each) => each.codePointAt(0)?.toString(16)).join(" ");

describe("cleanText", () => {
  it.each([
    ["NUL", "Lac du Loup\u0000", "Lac du Loup"],
    ["a bell", "Lac\u0007 Clair", "Lac Clair"],
    ["a backspace", "Lac\b Clair", "Lac Clair"],
    ["a vertical tab and a form feed", "Lac\v\f Clair", "Lac Clair"],
    ["an escape", "\u001b[31mLac Clair", "[31mLac Clair"],
    ["DELETE", "Lac Clair\u007f", "Lac Clair"],
    ["a C1 control character", "Lac\u0085 Clair\u009f", "Lac Clair"],
    ["a lone high surrogate at the end", "Lac \ud83d", "Lac "],
    ["a lone high surrogate in the middle", "Lac \ud83dClair", "Lac Clair"],
    ["a lone low surrogate", "\udd25Lac Clair", "Lac Clair"],
    ["surrogates in the wrong order", "\udd25\ud83d", ""],
    ["a bidirectional override", "\u202eTest", "Test"],
    ["bidirectional embeddings", "\u202aa\u202bb\u202cc\u202dd", "abcd"],
    ["bidirectional isolates", "\u2066a\u2067b\u2068c\u2069d", "abcd"],
    ["deprecated format characters", "\u206aa\u206f", "a"],
    ["a byte order mark", "\ufeffLac\ufeff Clair", "Lac Clair"],
    ["noncharacters", "a\ufffe\uffff\ufdd0\ufdef\u{1fffe}\u{10ffff}b", "ab"],
  ])("removes unwanted characters: %s", (_, text, clean) => expect(code(cleanText(text))).toBe(code(clean)));

  it.each([
    ["an emoji", "🔥 Lac Clair"],
    ["an emoji with a variation selector", "🏕️ Chalet"],
    ["a family of emoji with joiners", "👨‍👩‍👧‍👦 Chalet"],
    ["an emoji with a skin tone", "👩🏽‍🚒"],
    ["flags", "🇨🇦 🏴󠁧󠁢󠁳󠁣󠁴󠁿"],
    ["French letters", "Forêt d’Été à l’Île-aux-Œufs «\u00a0çà\u00a0»\u202f!"],
    ["combining accents", "Foret\u0302 d\u2019e\u0301te\u0301"],
    ["Inuktitut", "ᓄᓇᕕᒃ"],
    ["Arabic with a mark of direction", "\u200fغابة\u200f (7)"],
    ["Persian with a non-joiner", "می‌خواهم"],
    ["lines and tabs", "Une ligne\r\n\tune autre\n"],
    ["a replacement character", "Lac \ufffd"],
    ["nothing", ""],
  ])("keeps wanted characters: %s", (_, text) => expect(code(cleanText(text))).toBe(code(text)));

  it("converts a line or paragraph separator to a line end", () => {
    expect(cleanText("Une ligne\u2028une autre\u2029fin")).toBe("Une ligne\nune autre\nfin");
  });

  it("never joins two surrogate halves into a new letter", () => {
    expect(cleanText("\ud83d\u0000\udd25")).toBe("");
    expect(cleanText("\ud83d\u2028\udd25")).toBe("\n");
  });

  it("returns well-formed and clean text, whatever the input", () => {
    for (let unit = 0; unit <= 0xffff; unit += 1) {
      const clean = cleanText(`a${String.fromCharCode(unit)}b`);
      expect(clean.isWellFormed(), unit.toString(16)).toBe(true);
      expect(cleanText(clean)).toBe(clean);
    }
  });
});

describe("cleanLine", () => {
  it.each([
    [" Lac\ndu\tLoup ", "Lac du Loup"],
    ["Lac\r\ndu\u2028Loup", "Lac du Loup"],
    ["\u0000 \u202e", ""],
    ["nº\u00a07\u202f!", "nº\u00a07\u202f!"],
  ])("the text %j becomes one trimmed line", (text, line) => expect(cleanLine(text)).toBe(line));
});

describe("cleanJson", () => {
  it("cleans texts at every depth, and counts them", () => {
    const data = [{ Nom: "Lac\u0000", Mrc: { Nom: ["Pontiac", "\u202eX", 3, null, true] } }, "\u0007"];
    expect(cleanJson(data)).toEqual({
      data: [{ Nom: "Lac", Mrc: { Nom: ["Pontiac", "X", 3, null, true] } }, ""],
      cleaned: 3,
    });
  });

  it("cleans the names of fields, and prefers a field whose name was already clean", () => {
    expect(cleanJson({ "No\u0000m": "a", b: 1 })).toEqual({ data: { Nom: "a", b: 1 }, cleaned: 1 });
    expect(cleanJson({ "No\u0000m": "a", Nom: "b" })).toEqual({ data: { Nom: "b" }, cleaned: 1 });
  });

  it("prevents a field name from becoming the prototype of an object", () => {
    const { data } = cleanJson(JSON.parse('{"__proto\\u0000__":{"isAdmin":true},"constructor\\u0000":1}'));
    expect(Object.getPrototypeOf(data)).toBe(Object.prototype);
    expect(Object.keys(Object(data))).toEqual(["__proto__", "constructor"]);
  });

  it.each(["a\u0000", 7, null, true, undefined])("accepts %j in place of an object", (data) => {
    expect(cleanJson(data).data).toBe(data === "a\u0000" ? "a" : data);
  });

  it("clean data is returned unchanged, with a count of zero", () => {
    const data = {
      shapes: [
        [
          [1.5, 2],
          [3, 4],
        ],
        [[1, 2, 3]],
      ],
      Nom: "👨‍👩‍👧‍👦 Forêt\n",
    };
    const before = structuredClone(data);
    expect(cleanJson(data)).toEqual({ data: before, cleaned: 0 });
    expect(cleanJson(data).data).toBe(data);
  });

  it("cleans a text between numbers in a list", () => {
    expect(cleanJson([1, "\u0000", 2])).toEqual({ data: [1, "", 2], cleaned: 1 });
  });

  it("cleans data nested 100,000 levels deep", () => {
    const deep = JSON.parse(`${"[".repeat(100_000)}"a\\u0000"${"]".repeat(100_000)}`);
    expect(cleanJson(deep).cleaned).toBe(1);
  });
});

describe("cleanVisible", () => {
  it.each([
    ["a soft hyphen", "\u00ad"],
    ["a zero-width space", "\u200b"],
    ["a non-joiner", "\u200c"],
    ["a joiner", "\u200d"],
    ["a mark of direction", "\u200e"],
    ["a word joiner", "\u2060"],
    ["a byte order mark", "\ufeff"],
    ["an isolate", "\u2068"],
    ["a variation selector", "\ufe0f"],
    ["a grapheme joiner", "\u034f"],
    ["a filler", "\u3164"],
    ["a tag", "\u{e0061}"],
  ])("removes the invisible character %s", (_, mark) => {
    expect(cleanVisible(`${mark}ann${mark}@example${mark}.org${mark}`)).toBe("ann@example.org");
  });

  it("keeps all visible characters", () => {
    expect(cleanVisible(" Forêt d\u2019É\u0301té\u00a0à l\u2019Île 🔥 ")).toBe(
      "Forêt d\u2019É\u0301té\u00a0à l\u2019Île 🔥",
    );
  });
});
