import { pathTo } from "#plan/paths.ts";
import type { ScreenName } from "#plan/site-map.ts";
import type { Language } from "#territory/language.ts";
import type { TextOf } from "../i18n/texts-of.ts";
import { SECTIONS, sectionPath } from "./sections.ts";

/** A menu link: a path on this site, or another site's address. */
export interface Entry {
  readonly label: string;
  readonly to: string;
}

export interface Group {
  readonly label: string;
  readonly items: readonly Entry[];
}

/** The menus that editors can replace. Home, situation and map come before them and are fixed. */
export interface Menus {
  readonly header: readonly (Entry | Group)[];
  /** Small links above the header; on phones, the last group of the menu. */
  readonly agency: readonly Entry[];
  readonly footer: readonly Group[];
}

export const isGroup = (part: Entry | Group): part is Group => "items" in part;

export function ownMenus(language: Language, t: TextOf): Menus {
  const to = (name: ScreenName, label: string): Entry => ({ label, to: pathTo(name, language) });
  const sections = SECTIONS.map((section) => ({
    label: t(`nav.${section}`),
    to: sectionPath(section, language),
  }));
  const review = to("review", t("nav.review"));
  const releases = to("releases", t("nav.releases"));
  const blog = to("blog", t("nav.blog"));
  const prevention = to("prevention", t("nav.prevention"));
  const ready = to("get-ready", t("nav.ready"));
  const permits = to("permits", t("nav.permits"));
  const industries = to("industries", t("nav.industries"));
  const agency = [
    to("about-hub", t("nav.about")),
    to("careers", t("nav.careers")),
    to("contact", t("nav.contact")),
  ];
  return {
    header: [
      { label: t("nav.find"), items: [...sections, review, releases, blog] },
      {
        label: t("nav.prevent"),
        items: [prevention, ready, permits, industries, to("report-fire", t("nav.report"))],
      },
      to("current-situation-location", t("nav.here")),
    ],
    agency,
    footer: [
      {
        label: t("footer.sections"),
        items: [
          ...sections,
          review,
          releases,
          blog,
          prevention,
          ready,
          to("report-fire", t("nav.report")),
          to("fire-index", t("footer.fireIndex")),
          to("api", t("footer.openData")),
          to("newsletter", t("footer.newsletter")),
          to("alert-status", t("footer.alertStatus")),
          to("non-fire-index", t("footer.plan")),
          to("light", t("footer.light")),
        ],
      },
      {
        label: t("nav.agency"),
        items: [
          permits,
          industries,
          ...agency,
          to("widget", t("nav.widget")),
          to("privacy", t("nav.privacy")),
          to("terms", t("nav.terms")),
          to("accessibility", t("nav.accessibility")),
        ],
      },
    ],
  };
}
