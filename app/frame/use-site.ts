import { useRouteLoaderData } from "react-router";
import type { LeftOut } from "#content/complaints.ts";
import type { SiteConfiguration } from "./site-configuration.ts";

/** What every page knows of the site. */
export interface Site {
  /** Public origin, without a trailing slash. */
  readonly siteUrl: string;
  /** A checked tag-manager id, or empty: nothing is measured then. */
  readonly gtmId: string;
  /** The query that the server wrote this page for; a browser's address may carry more. */
  readonly search: string;
  /** What editors set otherwise than it is by itself; absent where that is nothing. */
  readonly configuration?: SiteConfiguration;
  /** The visual editor that shows this page in its frame; absent for visitors. */
  readonly editorOrigin?: string;
  /** Parts of the editor's draft that the page leaves out. */
  readonly leftOut?: readonly LeftOut[];
}

const NO_SITE: Site = { siteUrl: "", gtmId: "", search: "" };

/** The root loader's data; an error page may stand without it. */
export function useSite(): Site {
  return (useRouteLoaderData("root") as Site | undefined) ?? NO_SITE;
}
