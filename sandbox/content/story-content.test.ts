import { describe, expect, test } from "vitest";
import { uuidOf } from "./identity.ts";
import { richTexts } from "./rich-text.ts";
import { storyContent } from "./story-content.ts";
import { readStoryFile } from "./story-file.ts";
import { instantInQuebec } from "./story-of-file.ts";

const file = (words: string) =>
  readStoryFile(
    `---\ncomponent: page\nfr: { title: Un, summary: s }\nen: { slug: one, title: One, summary: s }\n---\n::: fr\n${words}\n::: en\n${words}\n`,
  );
const bodyOf = (words: string) =>
  JSON.parse(JSON.stringify(storyContent("a", file(words), "fr"))).body.content;

describe("links in stories", () => {
  const attrs = (written: string) => {
    const text = JSON.stringify(richTexts([`Un [lien](${written}).`]));
    return JSON.parse(text)[0].content[0].content[1].marks[0].attrs;
  };
  test.each([
    ["story:blogue/un", { linktype: "story", uuid: uuidOf("blogue/un"), anchor: null }],
    ["story:/blogue/un/#la-suite", { linktype: "story", uuid: uuidOf("blogue/un"), anchor: "la-suite" }],
    ["mailto:info@agence.example", { linktype: "email", href: "info@agence.example", uuid: null }],
    ["/etat-situation/#feux", { linktype: "url", href: "/etat-situation/#feux", uuid: null }],
    ["https://a.example/story:b", { linktype: "url", href: "https://a.example/story:b" }],
  ])("a link to %s in Markdown becomes a link as the service stores it", (written, expected) => {
    expect(attrs(written)).toMatchObject(expected);
  });

  test("a link with a forbidden scheme is dropped from rich text", () => {
    expect(JSON.stringify(richTexts(["[x](javascript:alert)"]))).not.toContain('"link"');
  });
});

describe("texts parsed together", () => {
  const alone = (texts: readonly string[]) => texts.flatMap((text) => richTexts([text]));

  test.each([[["## Un\n\na", "- b\n- c", "d"]], [["Un bloc qui n’est pas fermé :\n\n```\na", "b", "c"]]])(
    "the texts %j give the same rich text whether they are parsed together or one by one",
    (texts) => {
      expect(richTexts(texts)).toEqual(alone(texts));
    },
  );

  test("the text of a story is parsed when it is first read, and only once", () => {
    const content = storyContent("a", file("Un."), "fr");
    expect(Object.getOwnPropertyDescriptor(content, "body")?.get).toBeTypeOf("function");
    expect(content.body).toBe(content.body);
  });
});

describe("dynamic blocks", () => {
  test("a dynamic block appears at the place of its fenced block, with the same uid each time", () => {
    const words = "Avant.\n\n```blok\ncomponent: danger_here\n```\n\nAprès.";
    const [before, part, after] = bodyOf(words);
    expect([before.type, part.type, after.type]).toEqual(["paragraph", "blok", "paragraph"]);
    expect(part.attrs.body).toEqual([{ _uid: expect.any(String), component: "danger_here" }]);
    expect(bodyOf(words)[1]).toEqual(part);
  });

  test("the items of a dynamic block have rich text, and each item has another uid", () => {
    const [accordion] = bodyOf(
      "```blok\ncomponent: accordion\nitems:\n  - title: A\n    text: Un **mot**.\n  - title: B\n    text: x\n```",
    );
    const [first, second] = accordion.attrs.body[0].items;
    expect(first).toMatchObject({ component: "accordion_item", title: "A", text: { type: "doc" } });
    expect(JSON.stringify(first.text)).toContain('"bold"');
    expect(first._uid).not.toBe(second._uid);
  });

  test("a figure in a dynamic block is text, although YAML parses it as a number", () => {
    const [figures] = bodyOf("```blok\ncomponent: figures\nitems:\n  - value: 700\n    label: feux\n```");
    expect(figures.attrs.body[0].items).toMatchObject([{ component: "figure", value: "700", label: "feux" }]);
  });

  test("the link field of a dynamic block can lead to a part of a story, an address or a mailbox", () => {
    const link = (to: string) =>
      bodyOf(`\`\`\`blok\ncomponent: call_to_action\ntitle: t\nlabel: l\nlink: ${to}\n\`\`\``)[0].attrs
        .body[0].link;
    expect(link("story:carrieres/x#y")).toMatchObject({
      linktype: "story",
      id: uuidOf("carrieres/x"),
      anchor: "y",
    });
    expect(link("/carte/")).toMatchObject({ linktype: "url", url: "/carte/", cached_url: "/carte/" });
    expect(link("mailto:a@b.example")).toMatchObject({ linktype: "email", email: "a@b.example" });
  });
});

test.each([
  ["2026-06-18 14:00", "2026-06-18T18:00:00.000Z"],
  ["2026-01-12 08:00", "2026-01-12T13:00:00.000Z"],
  ["2026-02-01", "2026-02-01T14:00:00.000Z"],
])("the local time %s in Quebec is the instant %s", (written, instant) => {
  expect(instantInQuebec(written)).toBe(instant);
});
