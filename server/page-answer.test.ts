import { describe, expect, it } from "vitest";
import { pageAnswer, pageResponse } from "./page-answer.ts";
import { storePage } from "./stored-page.ts";

const stored = (status = 200) =>
  storePage(
    { status, headers: new Headers({ "content-type": "text/html" }), body: Buffer.from("<p>page</p>") },
    () => [],
  );

describe("a page as a visitor takes it", () => {
  it("comes in the encoding they take", async () => {
    const page = await stored();
    expect(pageAnswer(page, {}).body?.toString()).toBe("<p>page</p>");
    const br = pageAnswer(page, { "accept-encoding": "br" });
    expect([br.status, br.body]).toEqual([200, page.variants.br.body]);
    expect(br.headers).toEqual(page.variants.br.headers);
  });

  it("is not sent again to who has it, but for a page that is an error", async () => {
    const [page, missing] = [await stored(), await stored(404)];
    const known = (of: typeof page) => ({ "if-none-match": of.variants.identity.etag });
    const same = pageAnswer(page, known(page));
    expect([same.status, same.body]).toEqual([304, null]);
    expect(same.headers).toEqual(page.variants.identity.bodilessHeaders);
    expect(pageAnswer(missing, known(missing)).status).toBe(404);
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
