import { expect, test } from "vitest";
import { shareLinks } from "./share-story.tsx";

const title = "D’où vient la fumée ? Feu & eau";
const address = "https://site.test/blogue/fumee/?a=1&b=2";

test("share links contain the title and the full address of a story", () => {
  const { email, facebook, x } = shareLinks(title, address);
  expect(new URL(facebook).searchParams.get("u")).toBe(address);
  expect(new URL(x).searchParams.get("url")).toBe(address);
  expect(new URL(x).searchParams.get("text")).toBe(title);
  const mail = new URLSearchParams(email.slice(email.indexOf("?")));
  expect(mail.get("subject")).toBe(title);
  expect(mail.get("body")).toBe(`${title}\n${address}`);
  expect(email).not.toContain("+");
});
