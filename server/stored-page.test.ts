import { expect, it } from "vitest";
import { storePage } from "./stored-page.ts";

const html = Buffer.from(`<!doctype html><p>${"incendie de forêt ".repeat(4000)}</p>`);
const page = {
  status: 200,
  headers: new Headers({ "content-type": "text/html; charset=utf-8" }),
  body: html,
};

it("keeps a page compressed only, and unpacks it for those who ask so", async () => {
  const stored = await storePage(page, () => []);
  expect(stored.bytes).toBeLessThan(html.length / 2);
  const { body, headers } = stored.variants.identity;
  expect(body).toEqual(html);
  expect(headers).not.toContain("Content-Encoding");
  expect(headers[headers.indexOf("Content-Length") + 1]).toBe(String(html.length));
});
