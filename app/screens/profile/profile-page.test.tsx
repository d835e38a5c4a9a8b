import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import "../../i18n/dictionary.ts";
import { pathTo } from "#plan/paths.ts";
import { LANGUAGES } from "#territory/language.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import type { ProfileScreen } from "./profile-heading.ts";
import { ProfilePage } from "./profile-page.tsx";
import { profileTexts } from "./texts.ts";

const FOLDERS: readonly ProfileScreen[] = [
  "profile-saved-locations",
  "profile-saved-fires",
  "profile-releases",
  "profile-information",
  "profile-delete",
];

describe.each(LANGUAGES)("breadcrumbs of profile pages, in %s", (language) => {
  const { t } = textsOf(language, profileTexts);

  test.each(FOLDERS)("the last breadcrumb names the page itself: %s", (room) => {
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
