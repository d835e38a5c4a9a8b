import type { Organization } from "schema-dts";
import { pathTo } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { textsOf } from "../../i18n/texts-of.ts";

/** The agency as publisher, in schema.org terms. */
export const agencyData = (siteUrl: string, language: Language): Exclude<Organization, string> => ({
  "@type": "GovernmentOrganization",
  name: textsOf(language).t("site.name"),
  url: siteUrl + pathTo("home", language),
  logo: `${siteUrl}/icon-512.png`,
});
