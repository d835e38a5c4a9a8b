import { useTexts } from "../i18n/use-texts.ts";
import { type Menus, ownMenus } from "./menus.ts";
import type { SiteConfiguration } from "./site-configuration.ts";
import { useSite } from "./use-site.ts";

const NO_CHANGES: SiteConfiguration = {};

/** Returns the values that editors changed from the site's own. */
export const useConfiguration = (): SiteConfiguration => useSite().configuration ?? NO_CHANGES;

export function useMenus(): Menus {
  const { language, t } = useTexts();
  return { ...ownMenus(language, t), ...useConfiguration() };
}
