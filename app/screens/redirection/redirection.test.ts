import { describe, expect, test } from "vitest";
import { readDestination } from "./redirection.tsx";

describe("an external page", () => {
  test.for([
    ["https://www.quebec.ca/securite-situations-urgence", "quebec.ca", false],
    ["https://mrnf.gouv.qc.ca/", "mrnf.gouv.qc.ca", false],
    ["https://apps.apple.com/ca/app/id1", "apps.apple.com", true],
    ["https://play.google.com/store/apps/details?id=x", "play.google.com", true],
  ] as const)("the exit page accepts a link to the external page %s", ([href, host, isStore]) => {
    expect(readDestination(href)).toEqual({ href, host, isStore });
  });

  test.for([
    null,
    "",
    "/communiques/",
    "//quebec.ca/",
    "http://www.quebec.ca/",
    "javascript:alert(1)//quebec.ca",
    "data:text/html,https://quebec.ca",
    "https://quebec.ca.evil.test/",
    "https://evilquebec.ca/",
    "https://quebec.ca@evil.test/",
    "https://user:pass@quebec.ca/",
    "https://quebec.ca:8443/",
    "https://evil.test/?quebec.ca",
    "https://evil.test/#.quebec.ca",
    `https://quebec.ca/${"x".repeat(2000)}`,
  ])("the exit page rejects a link to the address %s", (requested) => {
    expect(readDestination(requested)).toBeNull();
  });
});
