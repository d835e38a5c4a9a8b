import { describe, expect, it } from "vitest";
import { cookieFor, pageAnswer, pageResponse } from "./page-answer.ts";
import { storePage } from "./stored-page.ts";

const stored = (status = 200) =>
  storePage(
    { status, headers: new Headers({ "content-type": "text/html" }), body: Buffer.from("<p>page</p>") },
    () => [],
  );

describe("a page as a visitor takes it", () => {
  it("comes in the encoding they take", async () => {
    const page = await stored();
    expect(pageAnswer(page, {}, null).body?.toString()).toBe("<p>page</p>");
    const br = pageAnswer(page, { "accept-encoding": "br" }, null);
    expect([br.status, br.body]).toEqual([200, page.variants.br.body]);
    expect(br.headers).toEqual(page.variants.br.headers);
  });

  it("is not sent again to who has it, but for a page that is an error", async () => {
    const [page, missing] = [await stored(), await stored(404)];
    const known = (of: typeof page) => ({ "if-none-match": of.variants.identity.etag });
    const same = pageAnswer(page, known(page), null);
    expect([same.status, same.body]).toEqual([304, null]);
    expect(same.headers).toEqual(page.variants.identity.bodilessHeaders);
    expect(pageAnswer(missing, known(missing), null).status).toBe(404);
  });

  it("brings a cookie beside its own headers", async () => {
    const page = await stored();
    const { headers } = pageAnswer(page, {}, "langue=fr");
    expect(headers).toEqual([...page.variants.identity.headers, "Set-Cookie", "langue=fr"]);
  });
});

describe("the middleware's answer", () => {
  const response = (status: number, body: Buffer | null) =>
    pageResponse({ status, headers: ["Vary", "Accept-Encoding", "X-Two", "a", "X-Two", "b"], body });

  it("has the page's status, headers and body", async () => {
    const answer = response(404, Buffer.from("missing"));
    expect([answer.status, await answer.text()]).toEqual([404, "missing"]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({ vary: "Accept-Encoding", "x-two": "a, b" });
  });

  it.each([
    [200, null],
    [200, Buffer.alloc(0)],
    [204, Buffer.from("x")],
    [304, Buffer.from("x")],
  ])("has no body for %d with %j", (status, body) => {
    expect([response(status, body).status, response(status, body).body]).toEqual([status, null]);
  });
});

it("gives a document the cookie of its language, and its data none", () => {
  const entry = {
    localeCookieFor: ({ pathname }: { pathname: string }) => (pathname === "/" ? null : "langue=fr"),
  };
  const cookie = (path: string) => cookieFor(entry, path, {}, "https://site.test");
  expect([cookie("/a/"), cookie("/"), cookie("/a/_.data")]).toEqual(["langue=fr", null, null]);
});
