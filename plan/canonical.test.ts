import { expect, test } from "vitest";
import { canonicalPath } from "./canonical.ts";

test.each([
  ["/", "/"],
  ["/en", "/en/"],
  ["/EN/", "/en/"],
  ["/en/Map/zone-La-Tuque", "/en/map/zone-la-tuque/"],
  ["/assets/Index-8GThRFfM.js", "/assets/Index-8GThRFfM.js"],
  ["/etat-situation", "/etat-situation/"],
  ["/etat-situation/", "/etat-situation/"],
  ["//etat-situation//", "/etat-situation/"],
  ["/cartes/abc.svg", "/cartes/abc.svg"],
  ["/etat-situation/_.data", "/etat-situation/_.data"],
  ["/_root.data", "/_root.data"],
  ["/api", "/api/"],
  ["/api/v1/fires", "/api/v1/fires"],
  ["/api/v1//fires/", "/api/v1/fires"],
  ["/api/v1/openapi.json", "/api/v1/openapi.json"],
])("%s has the canonical path %s", (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});
