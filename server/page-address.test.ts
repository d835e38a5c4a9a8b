import { expect, it } from "vitest";
import { isDataPath, keyOf, pageAddress } from "./page-address.ts";

const RULE = { freshSeconds: 1, staleSeconds: 1, rescueSeconds: 1, query: ["sort", "status"], tag: "page" };
const address = (path: string) => pageAddress(new URL(path, "https://site.test"), RULE);

it("a page's address drops the query parameters outside its rule, and orders the others", () => {
  expect(address("/situation/?utm_source=x&status=oc&sort=size&gclid=1").search).toBe("?sort=size&status=oc");
  expect(keyOf(address("/situation/?sort=size&status=oc"))).toBe(
    keyOf(address("/situation/?status=oc&sort=size&a=b")),
  );
});

it("a page's address keeps every value of a parameter, except empty values", () => {
  expect(address("/?status=a&status=b&sort=").search).toBe("?status=a&status=b");
});

it("the address of a private page keeps an empty parameter", () => {
  const requested = new URL("https://site.test/search/?words=&sort=size");
  expect(pageAddress(requested, { isPrivate: true, query: ["words"] }).search).toBe("?words=");
});

it("the address of an API request keeps an empty parameter, for which the API then refuses the request", () => {
  const requested = new URL("https://site.test/fires?sort=&status=oc");
  expect(pageAddress(requested, { ...RULE, readsEmpty: true }).search).toBe("?sort=&status=oc");
});

it("a page and its data have different cache keys, and only a data address keeps the `_routes` parameter", () => {
  const data = address("/situation/_.data?_routes=root,situation&x=1");
  expect(data.search).toBe("?_routes=root%2Csituation");
  expect(address("/situation/?_routes=root").search).toBe("");
  expect(address("/_.data?_routes=<script>").search).toBe("");
  expect(keyOf(data)).not.toBe(keyOf(address("/situation/")));
});

it("a page's address without a rule drops its whole query", () => {
  expect(pageAddress(new URL("https://site.test/x/?sort=size"), null).href).toBe("https://site.test/x/");
});

it("the `_routes` parameter of a data address is dropped unless it only has route names", () => {
  const routes = (value: string) =>
    address(`/_.data?_routes=${encodeURIComponent(value)}`).searchParams.get("_routes");
  expect(routes("root,pages/fire-1.en,*")).toBe("root,pages/fire-1.en,*");
  expect(routes("r".repeat(200))).toBe("r".repeat(200));
  for (const odd of ["", "r".repeat(201), "root x", "<root", "root>"]) expect(routes(odd)).toBeNull();
});

it("a data request is recognized by the end of its path, not by its query", () => {
  const paths = ["/a.data/", "/a.data", "/?x=.data"];
  expect(paths.map((path) => isDataPath(address(path).pathname))).toEqual([false, true, false]);
});
