import { beforeEach, describe, expect, test } from "vitest";
import { readLink, safeHref, siteHref } from "./link.ts";
import type { LeftOut } from "./warnings.ts";

const refused: string[] = [];
const reading = {
  addressOf: (uuid: string) => (uuid === "u1" ? "/en/news/one/" : null),
  page: "/en/blog/smoke/",
  warn: ({ kind, name }: LeftOut) => void refused.push(`${kind} ${name}`),
};
const hrefOf = (href: string, linktype = "url") => readLink({ linktype, href }, reading)?.href;
beforeEach(() => {
  refused.length = 0;
});

test.each([
  "https://example.com/a?b=c#d",
  "http://example.com",
  "mailto:info@example.com",
  "tel:+15145550100",
  "/etat-situation/",
  "/en/current-situation/#map",
])("the address of a link can be %s", (address) => {
  expect(safeHref(` ${address} `)).toBe(address);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "java\u200bscript:alert(1)",
  "data:text/html,<script>1</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "blob:https://example.com/1",
  "//evil.example/",
  "/\\evil.example/",
  "/\t/evil.example/",
  "\\\\evil.example",
  "prevention",
  "tel:",
  "",
  `https://example.com/${"a".repeat(2000)}`,
])("the address of a link can never be %j", (address) => {
  expect(safeHref(address)).toBeNull();
});

test.each([
  ["www.example.com", "https://www.example.com"],
  ["map/", "/en/map/"],
  ["../carte/", "/carte/"],
  ["#suite", "/en/#suite"],
  ["javascript:alert(1)", null],
  ["example.com/page", null],
  ["//evil.example/", null],
  ["", null],
])("an address typed outside a story as %j is resolved from the home page to %j", (typed, href) => {
  expect(siteHref(typed, "/en/")).toBe(href);
});

describe("a link", () => {
  test("a link with a story's uuid leads to the story's address in the language of the page", () => {
    const raw = { linktype: "story", uuid: "u1", href: "/communiques/un", anchor: "suite", target: "_blank" };
    expect(readLink(raw, reading)).toEqual({
      linkType: "story",
      href: "/en/news/one/",
      anchor: "suite",
      target: "_blank",
    });
  });

  test("a link to an unknown story keeps the path that the editor typed", () => {
    expect(readLink({ linktype: "story", uuid: "u2", href: "/about" }, reading)?.href).toBe("/about");
    const field = { linktype: "story", id: "u2", url: "", cached_url: "prevention/feux-de-camp" };
    expect(readLink(field, reading)?.href).toBe("/prevention/feux-de-camp");
    expect(readLink({ linktype: "story", id: "u2", cached_url: "été/feux" }, reading)?.href).toBe(
      "/été/feux",
    );
    expect(readLink({ linktype: "story", href: "javascript:alert(1)" }, reading)).toBeNull();
  });

  test("an email link becomes a mailto address, and is refused if it adds a recipient", () => {
    expect(readLink({ linktype: "email", href: "a@example.com" }, reading)?.href).toBe(
      "mailto:a@example.com",
    );
    expect(readLink({ linktype: "email", email: "mailto:a@example.com" }, reading)?.href).toBe(
      "mailto:a@example.com",
    );
    expect(hrefOf("a@example.com?bcc=b@example.com", "email")).toBeUndefined();
    expect(hrefOf("mailto:a@example.com?subject=a&BCC=b@example.com")).toBeUndefined();
    expect(hrefOf("a@example.com?subject=a%0D%0ABcc:b@example.com", "email")).toBeUndefined();
    expect(readLink({ linktype: "email", href: "javascript:alert(1)" }, reading)).toBeNull();
  });

  test("keeps the subject and body of a link to an email address", () => {
    expect(hrefOf("a@example.com?subject=Permis de brûlage", "email")).toBe(
      "mailto:a@example.com?subject=Permis%20de%20brûlage",
    );
    expect(hrefOf("mailto:a@example.com?subject=a&body=b")).toBe("mailto:a@example.com?subject=a&body=b");
  });

  test("keeps a question mark in the subject of a link to an email address", () => {
    expect(hrefOf("mailto:a@example.com?subject=Un feu?&body=Où?")).toBe(
      "mailto:a@example.com?subject=Un%20feu%3F&body=Où%3F",
    );
    expect(hrefOf("mailto:a@example.com?")).toBeUndefined();
    expect(hrefOf("mailto:a@example.com?subject=a?&cc=b@example.com")).toBeUndefined();
  });

  test.each([
    ["#section-2", "#section-2"],
    ["www.example.com/a?b#c", "https://www.example.com/a?b#c"],
    ["campfires", "/en/blog/smoke/campfires"],
    ["../campfires/#suite", "/en/blog/campfires/#suite"],
    ["./?page=2", "/en/blog/smoke/?page=2"],
    ["../../../../map/", "/map/"],
    ["été/feux", "/en/blog/smoke/%C3%A9t%C3%A9/feux"],
    ["#été", "#été"],
    ["www.québec.ca/feux", "https://www.québec.ca/feux"],
  ])("resolves a link typed as %s to %s", (typed, href) => {
    expect(hrefOf(typed)).toBe(href);
    expect(refused).toEqual([]);
  });

  test.each([
    "example.com/page",
    "javascript:alert(1)",
    "#",
    "#a b",
    "../../..//evil.example/",
    "www.\\evil.example",
    "a\u200b",
  ])("refuses a link that an editor typed as %j, with a warning", (typed) => {
    expect(hrefOf(typed)).toBeUndefined();
    expect(refused).toEqual([`link ${typed}`]);
  });

  test("an anchor in a link's address takes precedence over the link's separate anchor", () => {
    const raw = { linktype: "url", href: "/a#one", anchor: "two" };
    expect(readLink(raw, reading)).toMatchObject({ href: "/a#one", anchor: null });
  });

  test("an anchor written with # is kept, and an anchor that is not an id is omitted and reported", () => {
    const raw = (anchor: string) => ({ linktype: "url", href: "/a", anchor });
    expect(readLink(raw(" #suite"), reading)).toMatchObject({ href: "/a", anchor: "suite" });
    expect(readLink(raw("la suite"), reading)).toMatchObject({ href: "/a", anchor: null });
    expect(refused).toEqual(["anchor la suite"]);
  });

  test("an unsafe anchor, an unknown target and unknown attributes of a link are dropped", () => {
    const raw = {
      linktype: "url",
      href: "/a",
      anchor: '"><script>',
      target: "frame",
      custom: { onclick: "alert(1)" },
      rel: "x",
    };
    expect(readLink(raw, reading)).toEqual({ linkType: "url", href: "/a", anchor: null, target: null });
  });

  test.each([null, 5, [], {}, { href: {} }, { linktype: "email" }])("no link is read from %j", (raw) => {
    expect(readLink(raw, reading)).toBeNull();
  });
});
