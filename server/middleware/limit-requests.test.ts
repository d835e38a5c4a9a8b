import { describe, expect, it } from "vitest";
import { CONTACT_PATH } from "#intake/contact/contact-subjects.ts";
import type { FormKind } from "#plan/page-rules.ts";
import { createCleanings } from "#territory/cleanings.ts";
import { pass, TEST_SITE } from "../middleware.double.ts";
import { MOST_FORM_BYTES } from "../sent-form.ts";
import { limitRequests, MAX_URL_CHARACTERS } from "./limit-requests.ts";

const FORMS: Readonly<Record<string, FormKind>> = { "/form/": "emailKey", "/files/": "contact" };
const cleanings = createCleanings();
const limit = limitRequests(TEST_SITE, { takesForm: (pathname) => FORMS[pathname] ?? null }, cleanings);
const ofLength = (characters: number) => `/${"a".repeat(characters - 1)}`;

it("a request for a page continues, with its address on the public origin, whatever its Host header says", async () => {
  const { isPassedOn, visit } = await pass(limit, { target: "/a/?b=c", headers: { host: "evil.test" } });
  expect([isPassedOn, visit.url?.href]).toEqual([true, "https://site.test/a/?b=c"]);
  expect((await pass(limit, { method: "HEAD" })).isPassedOn).toBe(true);
});

it.each([
  ["/a/?b=La%00%20Tuque%07&c=%E2%80%AE%C3%A9t%C3%A9", "?b=La+Tuque&c=%C3%A9t%C3%A9"],
  ["/a/?b%00=1", "?b=1"],
  ["/a/?b=%C2%85", "?b="],
  ["/a/?b=La%20Tuque&c=%F0%9F%94%A5%E2%80%8D", "?b=La%20Tuque&c=%F0%9F%94%A5%E2%80%8D"],
  ["/a/?b=%", "?b=%"],
])("pages get the query of %s cleaned, as %s", async (target, search) => {
  expect((await pass(limit, { target })).visit.url?.search).toBe(search);
});

it.each(["http://other.test/", "*", "other.test:443", ""])("the address %j gets 400", async (target) => {
  const { response, isPassedOn } = await pass(limit, { target });
  expect([response.status, isPassedOn, await response.text()]).toEqual([400, false, "Bad Request"]);
});

describe("the length of an address", () => {
  it("a request with an address of the greatest length continues", async () => {
    expect((await pass(limit, { target: ofLength(MAX_URL_CHARACTERS) })).isPassedOn).toBe(true);
  });

  it("a request with a longer address is refused with 414, with a text in both languages", async () => {
    const { response } = await pass(limit, { target: ofLength(MAX_URL_CHARACTERS + 1) });
    expect(response.status).toBe(414);
    expect(await response.text()).toMatch(/trop long[\s\S]*too long/);
  });
});

describe("the length of a body", () => {
  it("a request with a body of 64 KB continues", async () => {
    expect((await pass(limit, { headers: { "content-length": "65536" } })).isPassedOn).toBe(true);
  });

  it("only addresses that take forms with files accept a body as long as such a form", async () => {
    const post = async (target: string, length: number) =>
      (await pass(limit, { method: "POST", target, headers: { "content-length": String(length) } }))
        .isPassedOn;
    expect([
      await post(CONTACT_PATH, MOST_FORM_BYTES),
      await post(CONTACT_PATH, MOST_FORM_BYTES + 1),
    ]).toEqual([true, false]);
    expect([await post("/files/", MOST_FORM_BYTES + 1), await post("/form/", MOST_FORM_BYTES)]).toEqual([
      true,
      false,
    ]);
  });

  it("a body of one byte more than 64 KB is refused with 413, and its connection is closed", async () => {
    const { response } = await pass(limit, { headers: { "content-length": "65537" } });
    expect([response.status, response.headers.get("connection")]).toEqual([413, "close"]);
    expect(await response.text()).toBe("Content Too Large");
  });
});

it.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s gets 405 and the allowed methods", async (method) => {
  const { response, isPassedOn } = await pass(limit, { method });
  expect([response.status, response.headers.get("allow"), isPassedOn]).toEqual([405, "GET, HEAD", false]);
  expect(await response.text()).toBe("Method Not Allowed");
});
