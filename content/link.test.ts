import { describe, expect, test } from "vitest";
import { readLink, safeHref } from "./link.ts";

const unknown = () => null;

test.each([
  "https://example.com/a?b=c#d",
  "http://example.com",
  "mailto:info@example.com",
  "tel:+15145550100",
  "/etat-situation/",
  "/en/current-situation/#map",
])("an address may be %s", (address) => {
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
  "",
  `https://example.com/${"a".repeat(2000)}`,
])("an address is never %j", (address) => {
  expect(safeHref(address)).toBeNull();
});

describe("a link", () => {
  test("to a story leads to its address in the language, by its uuid", () => {
    const raw = { linktype: "story", uuid: "u1", href: "/communiques/un", anchor: "suite", target: "_blank" };
    expect(readLink(raw, (uuid) => (uuid === "u1" ? "/en/news/one/" : null))).toEqual({
      linkType: "story",
      href: "/en/news/one/",
      anchor: "suite",
      target: "_blank",
    });
  });

  test("to a story that is not known keeps the path it was written with", () => {
    expect(readLink({ linktype: "story", uuid: "u2", href: "/about" }, unknown)?.href).toBe("/about");
    const field = { linktype: "story", id: "u2", url: "", cached_url: "prevention/feux-de-camp" };
    expect(readLink(field, unknown)?.href).toBe("/prevention/feux-de-camp");
    expect(readLink({ linktype: "story", href: "javascript:alert(1)" }, unknown)).toBeNull();
  });

  test("to an email address becomes a mailto, which takes no fields of its own", () => {
    expect(readLink({ linktype: "email", href: "a@example.com" }, unknown)?.href).toBe(
      "mailto:a@example.com",
    );
    expect(readLink({ linktype: "email", email: "mailto:a@example.com" }, unknown)?.href).toBe(
      "mailto:a@example.com",
    );
    expect(readLink({ linktype: "email", href: "a@example.com?bcc=b@example.com" }, unknown)).toBeNull();
    expect(readLink({ linktype: "email", href: "javascript:alert(1)" }, unknown)).toBeNull();
  });

  test("takes nothing else with it", () => {
    const raw = {
      linktype: "url",
      href: "/a",
      anchor: '"><script>',
      target: "frame",
      custom: { onclick: "alert(1)" },
      rel: "x",
    };
    expect(readLink(raw, unknown)).toEqual({ linkType: "url", href: "/a", anchor: null, target: null });
  });

  test.each([null, 5, [], {}, { href: {} }, { linktype: "email" }])("is none when it is %j", (raw) => {
    expect(readLink(raw, unknown)).toBeNull();
  });
});
