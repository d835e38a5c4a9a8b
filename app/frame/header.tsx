import type { ReactNode, SyntheticEvent } from "react";
import { useLocation } from "react-router";
import type { Language } from "#territory/language.ts";
import { Brand } from "../design/brand.tsx";
import { PreHeader } from "../design/pre-header.tsx";
import { NavItem, NavMenu, SiteHeader } from "../design/site-header.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import { pathInLanguage, pathTo } from "../paths.ts";
import { EMERGENCY_TEL, REPORT_TEL } from "./emergency.ts";
import { SECTIONS, sectionPath } from "./sections.ts";

/** Whom to call, the other language, and the way to every section that exists. */
export function Header({ search }: { readonly search: ReactNode }) {
  const { language, t } = useTexts();
  const { pathname } = useLocation();
  const home = pathTo("home", language);
  const situation = pathTo("current-situation", language);
  const location = pathTo("current-situation-location", language);
  const map = pathTo("map", language);
  const review = pathTo("review", language);
  const releases = pathTo("releases", language);
  return (
    <>
      <PreHeader
        label={t("emergency.label")}
        numbers={[
          { label: t("emergency.911"), number: "911", href: EMERGENCY_TEL },
          { label: t("emergency.report"), number: t("emergency.number"), href: REPORT_TEL },
        ]}
      >
        <OtherLanguage />
      </PreHeader>
      <SiteHeader
        brand={<Brand name={t("site.mark")} tagline={t("site.tagline")} to={home} />}
        navLabel={t("nav.main")}
        menuLabel={t("nav.menu")}
        closeLabel={t("nav.close")}
        search={search}
      >
        <NavItem to={home} current={pathname === home && "page"}>
          {t("nav.home")}
        </NavItem>
        <NavItem
          to={situation}
          current={
            pathname === situation
              ? "page"
              : pathname !== location && pathname.startsWith(situation) && "section"
          }
        >
          {t("nav.situation")}
        </NavItem>
        <NavItem to={map} current={pathname === map ? "page" : pathname.startsWith(map) && "section"}>
          {t("nav.map")}
        </NavItem>
        <NavMenu label={t("nav.find")}>
          {SECTIONS.map((section) => (
            <NavItem key={section} to={sectionPath(section, language)}>
              {t(`nav.${section}`)}
            </NavItem>
          ))}
          <NavItem to={review} current={pathname === review && "page"}>
            {t("nav.review")}
          </NavItem>
          <NavItem
            to={releases}
            current={pathname === releases ? "page" : pathname.startsWith(releases) && "section"}
          >
            {t("nav.releases")}
          </NavItem>
        </NavMenu>
        <NavItem to={location} current={pathname === location && "page"}>
          {t("nav.here")}
        </NavItem>
      </SiteHeader>
    </>
  );
}

/** The same page in the other language, loaded whole: its texts are another file. */
function OtherLanguage() {
  const { language, t } = useTexts();
  const { pathname, search } = useLocation();
  const other: Language = language === "fr" ? "en" : "fr";
  // The map keeps its position and layers in the address without a navigation: the router knows nothing of them.
  const followAddress = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = pathInLanguage(window.location.pathname, window.location.search, other);
  };
  return (
    <a
      href={pathInLanguage(pathname, search, other)}
      lang={`${other}-CA`}
      hrefLang={`${other}-CA`}
      onPointerDown={followAddress}
      onClick={followAddress}
    >
      {t("nav.otherLanguage")}
    </a>
  );
}
