import { expect, it } from "vitest";
import { requestedPath } from "./offline.tsx";

it.each(["/carte/", "/en/current-situation/location/?at=47.44,-72.78", "/en/"])(
  "the offline page leads back to %s, a page of this site",
  (path) => {
    expect(requestedPath(`#${path}`)).toBe(path);
  },
);

it.each([
  "",
  "#",
  "#elsewhere.example",
  "#//elsewhere.example",
  "#/\\elsewhere.example",
  "#/\t/elsewhere.example",
  "#/./\\elsewhere.example",
  "#/.//elsewhere.example",
  "#javascript:alert(1)",
])("the offline page does not lead back to %j", (hash) => {
  expect(requestedPath(hash)).toBeNull();
});
