import { expect, test } from "vitest";
import { isFramable } from "./framable.ts";

const framable = (path: string) => isFramable(new URL(path, "https://site.test"));

test.each(["/widget/integre/", "/en/widget/embed/?territory=mauricie", "/carte/?integre=oui"])(
  "another site can frame %s",
  (path) => {
    expect(framable(path)).toBe(true);
  },
);

test.each([
  "/",
  "/widget/",
  "/en/widget/",
  "/widget/?integre=oui",
  "/widget/embed/",
  "/widget/integre/plus/",
  "/etat-situation/mauricie/",
  "/carte/",
])("no other site can frame %s", (path) => {
  expect(framable(path)).toBe(false);
});
