import type { ReactNode, SyntheticEvent } from "react";
import { useLocation } from "react-router";
import type { Language } from "#territory/language.ts";
import { Brand } from "../design/brand.tsx";
import { DesignLink } from "../design/link.tsx";
import { PreHeader } from "../design/pre-header.tsx";
import { NavItem, NavMenu, SiteHeader } from "../design/site-header.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import { pathInLanguage, pathTo } from "../paths.ts";
import type { ScreenName } from "../site-map.ts";
import { EMERGENCY_TEL, REPORT_TEL } from "./emergency.ts";
import { SECTIONS, sectionPath } from "./sections.ts";

const AGENCY = [
  ["about-hub", "nav.about"],
  ["careers", "nav.careers"],
  ["contact", "nav.contact"],
] as const;

/** Whom to call, the other language, and the way to every section that exists. */
export function Header({ search }: { readonly search: ReactNode }) {
  const { language, t } = useTexts();
  const { pathname } = useLocation();
  const home = pathTo("home", language);
  const situation = pathTo("current-situation", language);
  const location = pathTo("current-situation-location", language);
  return (
    <>
      <PreHeader
        label={t("emergency.label")}
        numbers={[
          { label: t("emergency.911"), number: "911", href: EMERGENCY_TEL },
          { label: t("emergency.report"), number: t("emergency.number"), href: REPORT_TEL },
        ]}
        links={AGENCY.map(([name, label]) => (
          <DesignLink key={name} to={pathTo(name, language)}>
            {t(label)}
          </DesignLink>
        ))}
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
        <NavItem to={home} current={pathname === home && "page"} isSpare>
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
        <ScreenItem name="map" label={t("nav.map")} />
        <NavMenu label={t("nav.find")}>
          {SECTIONS.map((section) => (
            <NavItem key={section} to={sectionPath(section, language)}>
              {t(`nav.${section}`)}
            </NavItem>
          ))}
          <ScreenItem name="review" label={t("nav.review")} />
          <ScreenItem name="releases" label={t("nav.releases")} />
          <ScreenItem name="blog" label={t("nav.blog")} />
        </NavMenu>
        <NavMenu label={t("nav.prevent")}>
          <ScreenItem name="prevention" label={t("nav.prevention")} />
          <ScreenItem name="permits" label={t("nav.permits")} />
          <ScreenItem name="industries" label={t("nav.industries")} />
        </NavMenu>
        <NavItem to={location} current={pathname === location && "page"}>
          {t("nav.here")}
        </NavItem>
        <NavMenu label={t("nav.agency")} isNarrowOnly>
          {AGENCY.map(([name, label]) => (
            <ScreenItem key={name} name={name} label={t(label)} />
          ))}
        </NavMenu>
      </SiteHeader>
    </>
  );
}

interface ScreenItemProps {
  readonly name: ScreenName;
  readonly label: string;
}

/** A screen in the menu: it is its section for the pages whose addresses go on from its own. */
function ScreenItem({ name, label }: ScreenItemProps) {
  const { language } = useTexts();
  const { pathname } = useLocation();
  const path = pathTo(name, language);
  return (
    <NavItem to={path} current={pathname === path ? "page" : pathname.startsWith(path) && "section"}>
      {label}
    </NavItem>
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
