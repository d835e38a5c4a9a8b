import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, DEFICIENCIES, type Deficiency, difference } from "../../tests/support/colour.ts";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const [lightCss = "", darkCss = ""] = css.split(/@media screen and \(prefers-color-scheme: dark\)/);

function colours(text: string): Map<string, string> {
  return new Map([...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/gi)].map((m) => [m[1] ?? "", m[2] ?? ""]));
}

const light = colours(lightCss);
const THEMES = { light, dark: new Map([...light, ...colours(darkCss)]) };

const LEVELS = ["1", "2", "3", "4", "5"];
const STATUSES = [...light.keys()].filter((name) => name.startsWith("status-"));
const PAGES = ["paper", "lichen", "surface"];
const HIGHLIGHTS = [...light.keys()].filter((name) => name.startsWith("tint-"));
const SEVERITIES = ["info", "warning", "error", "success"];

/** Pairs of text and background colours that need a contrast of at least 4.5. */
const TEXT: [string, string][] = [
  ...PAGES.flatMap((page) =>
    ["ink", "ink-soft", "ember", "ember-strong", "error"].map((ink): [string, string] => [ink, page]),
  ),
  ["on-spruce", "spruce"],
  ["on-spruce-soft", "spruce"],
  ["on-ember", "ember"],
  ["on-ember", "ember-strong"],
  ["paper", "ink"],
  ["ink", "water"],
  ["ink", "land"],
  ...SEVERITIES.flatMap((s): [string, string][] => [
    [s, `${s}-tint`],
    ["ink", `${s}-tint`],
    ["ink-soft", `${s}-tint`],
  ]),
  ...LEVELS.flatMap((n): [string, string][] => [
    [`on-danger-${n}`, `danger-${n}`],
    ["ink", `danger-${n}-tint`],
    [`danger-${n}-edge`, `danger-${n}-tint`],
  ]),
  ...STATUSES.map((s): [string, string] => [`on-${s}`, s]),
  ...HIGHLIGHTS.map((tint): [string, string] => ["ink", tint]),
];

/** Pairs of a mark, border or focus ring and the colour next to it, which need a contrast of at least 3. */
const NON_TEXT: [string, string][] = [
  ...PAGES.flatMap((page) => [
    ...["edge", "focus", ...STATUSES].map((mark): [string, string] => [mark, page]),
    ...LEVELS.map((n): [string, string] => [`danger-${n}-edge`, page]),
  ]),
  ["focus-on-spruce", "spruce"],
];

/** Minimum `difference` of two colours under every vision. Shapes, bars, patterns and words differ too. */
const LEAST_DIFFERENCE = { danger: 7.5, status: 5.5 };

function pairs(names: string[]): [string, string][] {
  return names.flatMap((a, i) => names.slice(i + 1).map((b): [string, string] => [a, b]));
}

describe.each(Object.entries(THEMES))("colours of the %s theme", (_, theme) => {
  const colour = (name: string) => {
    const found = theme.get(name);
    if (!found) throw new Error(`tokens.css has no colour --${name}`);
    return found;
  };

  it.each(TEXT)("the text colour %s on %s has a contrast of 4.5:1 or more", (ink, ground) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(NON_TEXT)("the mark colour %s on %s has a contrast of 3:1 or more", (mark, ground) => {
    expect(contrast(colour(mark), colour(ground))).toBeGreaterThanOrEqual(3);
  });

  const visions: (Deficiency | undefined)[] = [undefined, ...(Object.keys(DEFICIENCIES) as Deficiency[])];
  it.each(visions)("danger levels and statuses have distinct colours under %s vision", (vision) => {
    const close = [
      ...pairs(LEVELS.map((n) => `danger-${n}`)).map(([a, b]) => [a, b, LEAST_DIFFERENCE.danger] as const),
      ...pairs(STATUSES).map(([a, b]) => [a, b, LEAST_DIFFERENCE.status] as const),
    ]
      .map(([a, b, least]) => ({ a, b, least, difference: difference(colour(a), colour(b), vision) }))
      .filter((pair) => pair.difference < pair.least);
    expect(close).toEqual([]);
  });
});

it("a hovered link on a tinted background has the ink colour", () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
  expect(read("base.css")).toMatch(/a:hover \{\s*color: var\(--hovered, var\(--ember\)\);/);
  // A `mark` element is inside the link, and must set the colour itself.
  expect(read("../parts/story/story-text.module.css")).toMatch(/mark \{[^}]*\bcolor: var\(--ink\);/);
  for (const path of [
    "notice.module.css",
    "tag.module.css",
    "../parts/open-fire/open-fire-notice.module.css",
  ])
    expect(read(path), path).toMatch(/--hovered: var\(--ink\);/);
});

it("every colour of the light theme has a dark counterpart, and the dark theme adds no others", () => {
  const dark = colours(darkCss);
  expect([...dark.keys()].filter((name) => !light.has(name))).toEqual([]);
  expect([...light.keys()].filter((name) => !dark.has(name))).toEqual([]);
});
