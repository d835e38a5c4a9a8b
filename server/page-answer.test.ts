import { describe, expect, it } from "vitest";
import { pageAnswer } from "./page-answer.ts";
import { storePage } from "./stored-page.ts";

const PAGE = "<p>page</p>";
const TWO = new Headers([
  ["content-type", "text/html"],
  ["X-One", "c"],
  ["X-Two", "a"],
  ["X-Two", "b"],
]);
const stored = (status = 200, body = PAGE) =>
  storePage({ status, headers: TWO, body: Buffer.from(body) }, () => []);
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe("the response with a stored page", () => {
  it("sends a stored page in the visitor's encoding", async () => {
    const page = await stored();
    expect(await pageAnswer(page, {}).text()).toBe(PAGE);
    const br = pageAnswer(page, { "accept-encoding": "br" });
    expect([br.status, br.headers.get("content-encoding")]).toEqual([200, "br"]);
    expect(await bytesOf(br)).toEqual(page.variants.br.body);
  });

  it("sends the stored page's status, headers and body", async () => {
    const answer = pageAnswer(await stored(404), {});
    expect([answer.status, await answer.text()]).toEqual([404, PAGE]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({ "x-one": "c", "x-two": "a, b" });
  });

  it("answers 304 without a body to a visitor who has the page, unless it is an error", async () => {
    const [page, missing] = [await stored(), await stored(404)];
    const known = (of: typeof page) => ({ "if-none-match": of.variants.identity.etag });
    const same = pageAnswer(page, known(page));
    expect([same.status, same.body, same.headers.get("content-length")]).toEqual([304, null, null]);
    expect(same.headers.get("etag")).toBe(page.variants.identity.etag);
    expect(pageAnswer(missing, known(missing)).status).toBe(404);
  });

  it.each([
    [200, ""],
    [204, "x"],
    [304, "x"],
  ])("sends no body for status %d with the text %j", async (status, body) => {
    const answer = pageAnswer(await stored(status, body), {});
    expect([answer.status, answer.body]).toEqual([status, null]);
  });
});
