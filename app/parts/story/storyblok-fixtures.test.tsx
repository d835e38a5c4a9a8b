import { allFixtures } from "@storyblok/richtext/test-utils";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { readRichText } from "#content/read-rich-text.ts";
import { StoryText } from "./story-text.tsx";

interface Decision {
  readonly why: string;
  readonly theirs: RegExp;
  readonly ours: string;
}

/** Intended differences between our pages and Storyblok's renderer (decision 80). */
const DECISIONS: readonly Decision[] = [
  { why: "no page has inline styles", theirs: / style="[^"]*"/g, ours: "" },
  {
    why: "editors' colours and styles are the site's own",
    theirs: /<span(?: class="[^"]*")?>(.*?)<\/span>/g,
    ours: "$1",
  },
  {
    why: "an emoji is a character",
    theirs: /<span data-name="[^"]*" data-emoji="[^"]*">(.*?)<\/span>/g,
    ours: "$1",
  },
  { why: "an empty paragraph shows nothing", theirs: /<p><\/p>/g, ours: "" },
  { why: "the page's title is its only h1", theirs: /<(\/?)h1/g, ours: "<$1h2" },
  {
    why: "a link opens in the same window, without other attributes",
    theirs: /(<a href="[^"]*")[^>]*/g,
    ours: "$1",
  },
  {
    why: "a picture of another host is a link",
    theirs: /<img id="\d+" src="([^"]*)" alt="([^"]*)"[^>]*>/g,
    ours: '<a href="$1">$2</a>',
  },
  { why: "code is not coloured by language", theirs: /<code class="[^"]*">/g, ours: "<code>" },
  {
    why: "a link across a line break is one link",
    theirs: /(<a href="([^"]*)">[^<]*)<\/a><br><a href="\2">/g,
    ours: "$1<br>",
  },
];

/** Attributes and frames that make our pages accessible. */
const ADDED: readonly RegExp[] = [
  / (?:id|scope|class|data-[a-z-]+)="[^"]*"/g,
  /<section[^>]*tabindex="0">|<\/section>/gi,
  /<div>|<\/div>/g,
];

/** Returns the ids of anchor marks. Our renderer also puts an id on each heading. */
const anchorsIn = (html: string) => [...html.matchAll(/<span id="([^"]*)"/g)].map(([, id]) => id);
const without = (html: string, patterns: readonly RegExp[]) =>
  patterns.reduce((rest, pattern) => rest.replace(pattern, ""), html);

function ours(input: unknown): string {
  const content = Array.isArray(input) ? input : [input];
  const isDoc = typeof input === "object" && input !== null && "type" in input && input.type === "doc";
  const text = readRichText(isDoc ? input : { type: "doc", content });
  if (text === null) throw new Error("The fixture is no rich text");
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <StoryText text={text} living={null} />
    </MemoryRouter>,
  );
  return html.replaceAll("/>", ">").replaceAll("colSpan", "colspan").replaceAll("rowSpan", "rowspan");
}

/** Applies our decisions to a fixture's HTML. */
function theirs(html: string): string {
  return DECISIONS.reduce((rest, decision) => rest.replace(decision.theirs, decision.ours), html);
}

/** Merges adjacent links that only differ in custom attributes and targets. */
const merged = (html: string) =>
  html.replace(/<a href="([^"]*)">([^<]*)<\/a><a href="\1">/g, '<a href="$1">$2');

test.each(allFixtures.map(({ title, input, expected }) => ({ title, input, expected })))(
  "a fixture of Storyblok is drawn as Storyblok's own renderer draws it: $title",
  ({ input, expected }) => {
    const drawn = ours(input);
    expect(without(drawn, ADDED)).toBe(without(merged(theirs(expected)), ADDED));
    expect(anchorsIn(drawn)).toEqual(anchorsIn(expected));
  },
);

test.each(DECISIONS)(
  "each intended difference from Storyblok's renderer applies to a fixture: $why",
  ({ theirs: pattern }) => {
    expect(allFixtures.some(({ expected }) => expected.search(pattern) >= 0)).toBe(true);
  },
);
