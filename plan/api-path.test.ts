import { expect, test } from "vitest";
import { isApiPath } from "./api-path.ts";

test.each(["/api/v1", "/api/v1/", "/api/v1/fires", "/api/v1/fires/2026-1", "/api/v2/fires"])(
  "%s belongs to the API",
  (path) => expect(isApiPath(path)).toBe(true),
);

test.each(["/api/", "/en/api/", "/api/version", "/api/v1fires", "/en/api/v1/fires"])(
  "%s does not belong to the API",
  (path) => expect(isApiPath(path)).toBe(false),
);
