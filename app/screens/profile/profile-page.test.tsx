import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import "../../i18n/dictionary.ts";
import { pathTo } from "#plan/paths.ts";
import { LANGUAGES } from "#territory/language.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { PROFILE_SCREENS, ProfilePage, profileHeading } from "./profile-page.tsx";
import { profileTexts } from "./texts.ts";

describe.each(LANGUAGES)("breadcrumbs of profile pages, in %s", (language) => {
  const { t } = textsOf(language, profileTexts);

  test.each(PROFILE_SCREENS)("the last breadcrumb of the profile page %s names this page", (room) => {
    const element = <ProfilePage screen={room}>{() => null}</ProfilePage>;
    const router = createMemoryRouter([{ path: "*", element }], {
      initialEntries: [pathTo(room, language)],
    });
    const html = renderToStaticMarkup(<RouterProvider router={router} />);
    const [crumbs = ""] = /<nav aria-label="[^"]*"[^>]*><ol>.*?<\/ol>/.exec(html) ?? [];
    const items = crumbs.match(/<li>.*?<\/li>/g) ?? [];
    expect(items).toHaveLength(3);
    expect(items[1]).toContain(t("profile.title"));
    expect(items[2]).toBe(`<li><span aria-current="page">${t(`profile.${room}.short`)}</span></li>`);
  });
});

test.each([
  ["fr", "Profil supprimé"],
  ["en", "Profile deleted"],
] as const)(
  "the heading in %s does not offer the deletion after the profile is deleted",
  (language, title) => {
    const { t } = textsOf(language, profileTexts);
    expect(profileHeading("profile-delete", true, t)).toEqual({ title, lead: null });
    expect(profileHeading("profile-delete", false, t)).toEqual({
      title: t("profile.profile-delete"),
      lead: t("profile.profile-delete.lead"),
    });
  },
);

test.each(LANGUAGES)(
  "texts in %s say that the login account is erased as soon as the login service responds",
  (language) => {
    const { t } = textsOf(language, profileTexts);
    // The provider can still have to delete the account: the worker retries until the provider responds.
    const asSoonAs =
      language === "fr" ? /dès que le service de connexion répond/ : /as soon as the login service/;
    expect(t("erased.what")).toMatch(asSoonAs);
    expect(t("delete.sign-in")).toMatch(asSoonAs);
  },
);
