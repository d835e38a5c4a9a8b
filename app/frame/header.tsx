import type { ReactNode, SyntheticEvent } from "react";
import { useLocation, useMatches } from "react-router";
import { withLastingParametersOf } from "#plan/lasting-parameters.ts";
import { pathInLanguage, pathTo, screenAt } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { Brand } from "../design/brand.tsx";
import { DesignLink } from "../design/link.tsx";
import { NavItem, NavMenu, SiteHeader } from "../design/site-header.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import { AccountLink } from "./account/account-link.tsx";
import { EMERGENCY_TEL, reportTel } from "./emergency.ts";
import styles from "./header.module.css";
import { type Entry, isGroup } from "./menus.ts";
import { useMenus } from "./use-configuration.ts";

interface Addressed {
  readonly addresses?: Partial<Record<Language, string>>;
}

/** Loader data with a page's address by language: at its top level, or in its `article` or `page`. */
type PageLoaderData =
  | (Addressed & { readonly article?: Addressed; readonly page?: unknown })
  | null
  | undefined;

/** Returns the addresses in a page's loader data. `page` can also be the number of a list's page. */
function addressesIn(data: PageLoaderData): Addressed["addresses"] {
  return data?.addresses ?? data?.article?.addresses ?? (data?.page as Addressed | undefined)?.addresses;
}

/**
 * Returns a page's address in a language. For a screen with a fixed address, it is that address. For other
 * pages, it is the address in the loader data, else the screen's address with the same slug. An unknown page
 * gives the language's home page. Query parameters of a screen are kept.
 */
export function otherAddress(
  { pathname, search }: Pick<Location, "pathname" | "search">,
  loaderData: unknown,
  to: Language,
): string {
  const own = addressesIn(loaderData as PageLoaderData)?.[to];
  const here = screenAt(pathname);
  if (own && here === null) return withLastingParametersOf(own, search);
  const address = pathInLanguage(pathname, search, to);
  const hasSlug = here !== null && Object.keys(here.parts).length > 0;
  return own && hasSlug ? own + address.replace(/^[^?]*/, "") : address;
}

/** Shows phone numbers, the language link and the menus. Links that editors cannot remove come first. */
export function Header({ search }: { readonly search: ReactNode }) {
  const { language, t } = useTexts();
  const { pathname } = useLocation();
  const menus = useMenus();
  const home = pathTo("home", language);
  const situation = pathTo("current-situation", language);
  const location = pathTo("current-situation-location", language);
  return (
    <>
      <section className={styles.strip} aria-label={t("emergency.label")}>
        <div className={styles.line}>
          <ul className={styles.numbers}>
            <li>
              <a href={EMERGENCY_TEL}>
                {t("emergency.911")} <strong>911</strong>
              </a>
            </li>
            <li>
              <a href={reportTel(t)}>
                {t("emergency.report")} <strong>{t("emergency.number")}</strong>
              </a>{" "}
              {t("emergency.or")}{" "}
              <DesignLink to={pathTo("report-fire", language)} aria-label={t("emergency.online")}>
                {t("emergency.online.short")}
              </DesignLink>
            </li>
          </ul>
          <div className={styles.links}>
            <div className={styles.quiet}>
              {menus.agency.map(({ label, to }) => (
                <DesignLink key={label} to={to}>
                  {label}
                </DesignLink>
              ))}
            </div>
            <AccountLink />
            <OtherLanguage />
          </div>
        </div>
      </section>
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

/** A page in the menu. It is marked as the current section on pages whose addresses start with its own. */
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

/** Links to the same page in the other language, by a full page load: its texts are in other files. */
function OtherLanguage() {
  const { language, t } = useTexts();
  const location = useLocation();
  const loaderData = useMatches().at(-1)?.loaderData;
  const other: Language = language === "fr" ? "en" : "fr";
  // The map updates the address without a navigation, so the router does not know its position and layers.
  const followAddress = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = otherAddress(window.location, loaderData, other);
  };
  return (
    <a
      href={otherAddress(location, loaderData, other)}
      lang={`${other}-CA`}
      hrefLang={`${other}-CA`}
      // Sends the referrer, so that the next page can store the language choice: see useLanguageCookie.
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
