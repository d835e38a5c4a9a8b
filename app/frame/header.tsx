import type { ReactNode, SyntheticEvent } from "react";
import { useLocation, useMatches } from "react-router";
import type { Language } from "#territory/language.ts";
import { Brand } from "../design/brand.tsx";
import { DesignLink } from "../design/link.tsx";
import { PreHeader } from "../design/pre-header.tsx";
import { NavItem, NavMenu, SiteHeader } from "../design/site-header.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import { pathTo } from "../paths.ts";
import { AccountLink } from "./account/account-link.tsx";
import { EMERGENCY_TEL, reportTel } from "./emergency.ts";
import { type Entry, isGroup } from "./menus.ts";
import { otherAddress } from "./other-address.ts";
import { useMenus } from "./use-configuration.ts";

/** Whom to call, the other language, and the way on: first to what no menu of an editor's can leave out. */
export function Header({ search }: { readonly search: ReactNode }) {
  const { language, t } = useTexts();
  const { pathname } = useLocation();
  const menus = useMenus();
  const home = pathTo("home", language);
  const situation = pathTo("current-situation", language);
  const location = pathTo("current-situation-location", language);
  return (
    <>
      <PreHeader
        label={t("emergency.label")}
        numbers={[
          { label: t("emergency.911"), number: "911", href: EMERGENCY_TEL },
          {
            label: t("emergency.report"),
            number: t("emergency.number"),
            href: reportTel(t),
            otherwise: (
              <>
                {t("emergency.or")}{" "}
                <DesignLink to={pathTo("report-fire", language)} aria-label={t("emergency.online")}>
                  {t("emergency.online.short")}
                </DesignLink>
              </>
            ),
          },
        ]}
        links={menus.agency.map(({ label, to }) => (
          <DesignLink key={label} to={to}>
            {label}
          </DesignLink>
        ))}
      >
        <AccountLink />
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
        <MenuItem label={t("nav.map")} to={pathTo("map", language)} />
        {menus.header.map((part) =>
          isGroup(part) ? (
            <NavMenu key={part.label} label={part.label}>
              <MenuItems items={part.items} />
            </NavMenu>
          ) : (
            <MenuItem key={part.label} {...part} />
          ),
        )}
        <NavMenu label={t("nav.agency")} isNarrowOnly>
          <MenuItems items={menus.agency} />
        </NavMenu>
      </SiteHeader>
    </>
  );
}

const MenuItems = ({ items }: { readonly items: readonly Entry[] }) =>
  items.map((item) => <MenuItem key={item.label + item.to} {...item} />);

/** A page in the menu: it is its section for the pages whose addresses go on from its own. */
function MenuItem({ label, to }: Entry) {
  const { language } = useTexts();
  const { pathname } = useLocation();
  const isSection = pathname.startsWith(to) && to !== pathTo("home", language);
  return (
    <NavItem to={to} current={pathname === to ? "page" : isSection && "section"}>
      {label}
    </NavItem>
  );
}

/** The same page in the other language, loaded whole: its texts are another file. */
function OtherLanguage() {
  const { language, t } = useTexts();
  const location = useLocation();
  const told = useMatches().at(-1)?.loaderData;
  const other: Language = language === "fr" ? "en" : "fr";
  // The map keeps its position and layers in the address without a navigation: the router knows nothing of them.
  const followAddress = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = otherAddress(window.location, told, other);
  };
  return (
    <a
      href={otherAddress(location, told, other)}
      lang={`${other}-CA`}
      hrefLang={`${other}-CA`}
      // The next page keeps the choice if it knows that the visitor comes from here: see useLanguageCookie.
      referrerPolicy="strict-origin"
      onPointerEnter={followAddress}
      onFocus={followAddress}
      onPointerDown={followAddress}
      onClick={followAddress}
    >
      {t("nav.otherLanguage")}
    </a>
  );
}
