import { caniemail } from "caniemail";
import { expect, test } from "vitest";
import { mailHtml } from "#delivery/mail-html.ts";
import { EMAILS } from "../support/messages.ts";

// How Gmail, Outlook and Apple Mail treat our emails, by the tables of caniemail.com. Everything that they do
// not support is listed below, with the effect for the reader. A feature that is not listed fails; so does a
// listed feature that no email uses.

type Program = "apple-mail" | "gmail" | "outlook";

/** Features that some mail programs drop, and the effect on the email. */
const DROPPED: Readonly<Record<string, { readonly by: readonly Program[]; readonly so: string }>> = {
  "@media": { by: ["gmail", "outlook"], so: "the email stays light: each element has its own colours" },
  "<style> element": { by: ["gmail"], so: "the same: it has no other rules" },
  "color-scheme meta tag": {
    by: ["apple-mail", "gmail", "outlook"],
    so: "the email stays light, or the program darkens it",
  },
  "display:none": { by: ["gmail"], so: "the preheader is a pixel high, in the colour of its background" },
  "max-height property": { by: ["outlook"], so: "the preheader is hidden by mso-hide and display" },
  overflow: { by: ["outlook"], so: "the same" },
  "border-radius": { by: ["outlook"], so: "the button has square corners" },
  "overflow-wrap": { by: ["gmail", "outlook"], so: "word-break does it in Gmail" },
  "word-break": { by: ["outlook"], so: "a long word or address widens its cell, on a screen that has room" },
  "aria-hidden attribute": { by: ["outlook"], so: "a screen reader names the shape before the words" },
  "role attribute": { by: ["outlook"], so: "a screen reader says that there is a table" },
  "<body> element": { by: ["outlook"], so: "the outer table has the background colour too" },
};

/** Features that some mail programs support in part, and why that part is enough. */
const IN_PART: Readonly<Record<string, string>> = {
  "@media": "no query tests the height, and no query is nested",
  "<style> element": "it is in the head, under 16 KB",
  "<body> element": "its replacement keeps its colours",
  "overflow-wrap": "word-break is set too, in case anywhere is unknown",
  "word-break": "only break-word is used",
  margin: "no margin is negative",
  display: "flex and grid are not used; the link stays a link within its cell",
  "display:none": "the preheader has no table and no picture",
  overflow: "no element scrolls",
  "<ul>, <ol> and <dl>": "lists are plain ones with bullets",
  "text-decoration": "a button can be underlined",
  padding: "it is on cells, where the sheet and the button have theirs (mso-padding-alt)",
  background: "it is only a colour",
  "width attribute": "pictures have theirs in pixels, tables in percent",
  "height attribute": "the same",
  "max-width": "only tables need it there; on an iPhone the sheet fills the screen",
  "font-size": "it is in pixels",
  "line-height": "mso-line-height-rule comes before it",
  "font-weight": "it is a word, bold",
  border: "it is a pixel wide, on a cell",
  "align attribute": "it is center, on a cell",
  "width property": "pictures have an attribute too",
  "height property": "the same",
};

type Issues = ReturnType<typeof caniemail>["issues"]["errors"];

/** Returns the titles of the issues found, each with its programs. */
function byTitle(issues: Issues): ReadonlyMap<string, ReadonlySet<string>> {
  const titles = new Map<string, Set<string>>();
  for (const [client, found] of issues)
    for (const { title } of found)
      titles.set(title, (titles.get(title) ?? new Set()).add(client.split(".")[0] ?? ""));
  return titles;
}

const JUDGED = EMAILS.map(({ name, language, letter }) => {
  const html = mailHtml(letter, language, "Vigie");
  const { issues } = caniemail({ clients: ["gmail.*", "outlook.*", "apple-mail.*"], html });
  return { name, language, dropped: byTitle(issues.errors), inPart: byTitle(issues.warnings) };
});

test.for(JUDGED)(
  "email $name in $language is complete in Gmail, Outlook and Apple Mail",
  ({ dropped, inPart }) => {
    const unknown = [...dropped].flatMap(([title, programs]) =>
      [...programs]
        .filter((each) => !DROPPED[title]?.by.some((by) => by === each))
        .map((by) => `${title}: ${by}`),
    );
    expect(unknown).toEqual([]);
    expect([...inPart.keys()].filter((title) => IN_PART[title] === undefined)).toEqual([]);
  },
);

test("each listed exception for mail programs is needed by at least one email", () => {
  const all = (title: string) => new Set(JUDGED.flatMap(({ dropped }) => [...(dropped.get(title) ?? [])]));
  for (const [title, { by }] of Object.entries(DROPPED))
    expect([...all(title)].toSorted(), title).toEqual(by);
  const found = new Set(JUDGED.flatMap(({ inPart }) => [...inPart.keys()]));
  expect(Object.keys(IN_PART).filter((title) => !found.has(title))).toEqual([]);
});
