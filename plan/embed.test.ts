import { describe, expect, it } from "vitest";
import { isEmbeddedScreen } from "./embed.ts";

const framable = (path: string) => isEmbeddedScreen(new URL(path, "https://site.test"));

describe("pages that another site can embed", () => {
  it.each([
    "/carte/?integre=oui",
    "/en/map/?embed=yes",
    "/carte/zone-la-tuque/?vue=danger&integre=oui",
    "/carte/regions-mauricie/_.data?integre=oui",
    "/en/map/?embed=oui",
  ])("another site can embed %s", (path) => {
    expect(framable(path)).toBe(true);
  });
});

it.each([
  "/carte/",
  "/carte/?integre=non",
  "/carte/?embed=",
  "/?integre=oui",
  "/etat-situation/?integre=oui",
  "/en/profile/informations/?embed=yes",
  "/carte/nulle-part/ailleurs/?integre=oui",
])("no other site can embed %s", (path) => {
  expect(framable(path)).toBe(false);
});
