import { isDeepStrictEqual } from "node:util";
import type { Alert, Configuration, MenuEntry, MenuGroup } from "#content/read-configuration.ts";
import { imageAddress, widthsOf } from "#content/stored-image.ts";
import { pathTo } from "#plan/paths.ts";
import { isMenuScreen } from "#plan/site-map.server.ts";
import type { Language } from "#territory/language.ts";
import { ownText } from "../i18n/bilingual-texts.ts";
import type { TextOf } from "../i18n/texts-of.ts";
import { type Entry, type Group, ownMenus } from "./menus.ts";
import type { SiteConfiguration } from "./site-configuration.ts";
import { OWN_TOASTS } from "./toast-store.ts";

/**
 * Returns the part of a configuration that the browser needs: values that differ from the site's own, with
 * links as addresses; undefined if nothing differs. The site's own values are compared without replaced
 * texts, so that the dictionary still applies to values that an editor left unchanged.
 */
export function siteConfiguration(
  configuration: Configuration | null,
  language: Language,
): SiteConfiguration | undefined {
  if (configuration === null) return undefined;
  const own = ownMenus(language, ownTextOf(language));
  const entry = (each: MenuEntry): Entry => ({ label: each.label, to: addressOf(each, language) });
  const group = ({ label, items }: MenuGroup): Group => ({ label, items: items.map(entry) });
  const part = (each: MenuEntry | MenuGroup) => ("items" in each ? group(each) : entry(each));
  const { header, agency, footer, social, apps, numbers, alerts, crisis, shareImage } = configuration;
  const set = {
    ...otherThan(own, {
      ...(header && { header: header.map(part) }),
      ...(agency && { agency: agency.map(entry) }),
      ...(footer && { footer: footer.map(group) }),
    }),
    ...(social && { social: group(social) }),
    ...(apps && { apps: group(apps) }),
    ...unlessEmpty(
      "numbers",
      numbers.map((each) => ({ ...each, href: telephone(each.number) })),
    ),
    ...unlessEmpty(
      "alerts",
      alerts.filter((alert) => !isOwn(alert, language)),
    ),
    ...(shareImage && { shareImage: imageAddress(shareImage, widthsOf(shareImage).at(-1) ?? 0) }),
    ...(crisis && { crisis: { words: crisis.words, link: crisis.link && entry(crisis.link) } }),
  };
  return Object.keys(set).length > 0 ? set : undefined;
}

const ownTextOf =
  (language: Language): TextOf =>
  (key) =>
    ownText(language, key) ?? key;

function addressOf({ to }: MenuEntry, language: Language): string {
  const path = "href" in to ? to.href : pathTo(isMenuScreen(to.screen) ? to.screen : "home", language);
  return to.anchor === null ? path : `${path}#${to.anchor}`;
}

const otherThan = <T extends object>(own: T, set: Partial<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries(set).filter(([name, value]) => !isDeepStrictEqual(value, Reflect.get(own, name))),
  ) as Partial<T>; // only some of its entries

const unlessEmpty = <Name extends string, T>(name: Name, items: readonly T[]) =>
  (items.length > 0 ? { [name]: items } : {}) as { readonly [name in Name]?: readonly T[] };

function isOwn({ slug, type, label, isOnArrival }: Alert, language: Language): boolean {
  const own = OWN_TOASTS.find((each) => each.slug === slug);
  if (own === undefined || own.type !== type || isOnArrival) return false;
  return isDeepStrictEqual(label, [{ text: ownTextOf(language)(own.label) }]);
}

/** Returns a `tel:` link. Ten digits are a North American number; short numbers are dialled unchanged. */
function telephone(number: string): string {
  const digits = number.replace(/\D/g, "");
  const isLong = digits.length >= 10;
  return `tel:${isLong ? "+" : ""}${digits.length === 10 ? "1" : ""}${digits}`;
}
