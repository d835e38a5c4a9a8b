import { expect, it } from "vitest";
import { pageAddress } from "./page-address.ts";

const RULE = { freshSeconds: 1, staleSeconds: 1, rescueSeconds: 1, query: ["sort", "status"], tag: "page" };
const address = (path: string) => pageAddress(new URL(path, "https://site.test"), RULE);

it("drops the query parameters outside the rule, and orders the others", () => {
  expect(address("/situation/?utm_source=x&status=oc&sort=size&gclid=1").url.search).toBe(
    "?sort=size&status=oc",
  );
  expect(address("/situation/?sort=size&status=oc").key).toBe(
    address("/situation/?status=oc&sort=size&a=b").key,
  );
});

it("keeps every value of a parameter, except empty ones", () => {
  expect(address("/?status=a&status=b&sort=").url.search).toBe("?status=a&status=b");
});

it("keeps an empty parameter of a question that is not cached", () => {
  const requested = new URL("https://site.test/search/?words=&sort=size");
  expect(pageAddress(requested, { isPrivate: true, query: ["words"] }).url.search).toBe("?words=");
});

it("keeps an empty parameter that an API request is refused for", () => {
  const requested = new URL("https://site.test/fires?sort=&status=oc");
  expect(pageAddress(requested, { ...RULE, readsEmpty: true }).url.search).toBe("?sort=&status=oc");
});

it("distinguishes a page from its data, and lets the data select its routes", () => {
  const data = address("/situation/_.data?_routes=root,situation&x=1");
  expect(data.kind).toBe("data");
  expect(data.url.search).toBe("?_routes=root%2Csituation");
  expect(address("/situation/?_routes=root").url.search).toBe("");
  expect(address("/_.data?_routes=<script>").url.search).toBe("");
  expect(data.key).not.toBe(address("/situation/").key);
});

it("drops the whole query without a rule", () => {
  expect(pageAddress(new URL("https://site.test/x/?sort=size"), null).url.href).toBe("https://site.test/x/");
});

it("accepts only route names in the parameter of routes", () => {
  const routes = (value: string) =>
    address(`/_.data?_routes=${encodeURIComponent(value)}`).url.searchParams.get("_routes");
  expect(routes("root,pages/fire-1.en,*")).toBe("root,pages/fire-1.en,*");
  expect(routes("r".repeat(200))).toBe("r".repeat(200));
  for (const odd of ["", "r".repeat(201), "root x", "<root", "root>"]) expect(routes(odd)).toBeNull();
});

it("recognizes a data request by its path only", () => {
  expect([address("/a.data/").kind, address("/a.data").kind, address("/?x=.data").kind]).toEqual([
    "document",
    "data",
    "document",
  ]);
});
