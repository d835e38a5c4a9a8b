import { expect, test } from "vitest";
import { LANGUAGES } from "#territory/language.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { profileHeading } from "./profile-heading.ts";
import { profileTexts } from "./texts.ts";

test.each([
  ["fr", "Profil supprimé"],
  ["en", "Profile deleted"],
] as const)(
  "the heading in %s no longer offers the deletion once the profile is deleted",
  (language, title) => {
    const { t } = textsOf(language, profileTexts);
    expect(profileHeading("profile-delete", true, t)).toEqual({ title, lead: null });
    expect(profileHeading("profile-delete", false, t)).toEqual({
      title: t("profile.profile-delete"),
      lead: t("profile.profile-delete.lead"),
    });
  },
);

test.each(LANGUAGES)("no text in %s says that the login account is already erased", (language) => {
  const { t } = textsOf(language, profileTexts);
  // The provider's deletion can still be waiting: the worker retries it until the provider responds.
  const asSoonAs =
    language === "fr" ? /dès que le service de connexion répond/ : /as soon as the login service/;
  expect(t("erased.what")).toMatch(asSoonAs);
  expect(t("delete.sign-in")).toMatch(asSoonAs);
});
