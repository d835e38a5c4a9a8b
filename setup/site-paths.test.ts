import { expect, it } from "vitest";
import { pathTo } from "#plan/paths.ts";
import { PUBLICATION_PATH as PUBLICATION, WEBHOOK_PATHS } from "#server/writes.ts";
import { LANGUAGES } from "#territory/language.ts";
import { CONFIRMED_PATH, PUBLICATION_PATH, SIGN_IN_PATHS, TEXTS_PATH } from "./site-paths.ts";

it("outside services get the paths that the site serves", () => {
  for (const language of LANGUAGES) expect(SIGN_IN_PATHS[language]).toBe(pathTo("sign-in", language));
  expect(CONFIRMED_PATH).toBe(pathTo("profile-saved-locations", "fr"));
  expect(TEXTS_PATH).toBe(WEBHOOK_PATHS.text);
  expect(PUBLICATION_PATH).toBe(PUBLICATION);
});
