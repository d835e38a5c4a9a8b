import { useRouteLoaderData } from "react-router";
import type { LeftOut } from "#content/warnings.ts";
import type { SiteConfiguration } from "./site-configuration.ts";

export interface Site {
  /** Public origin, without a trailing slash. */
  readonly siteUrl: string;
  /** A checked tag-manager ID, or empty to disable measurement. */
  readonly gtmId: string;
  /** The query that the server rendered this page for; the browser's address can have more parameters. */
  readonly search: string;
  /** Values that editors changed from the site's own; absent if no value changed. */
  readonly configuration?: SiteConfiguration;
  /** Origin of the visual editor that shows this page in its frame; absent for visitors. */
  readonly editorOrigin?: string;
  /** Parts of the editor's draft that the page omits. */
  readonly leftOut?: readonly LeftOut[];
}

const NO_SITE: Site = { siteUrl: "", gtmId: "", search: "" };

/** Returns the root loader's data; on an error page it can be missing. */
export function useSite(): Site {
  return (useRouteLoaderData("root") as Site | undefined) ?? NO_SITE;
}
