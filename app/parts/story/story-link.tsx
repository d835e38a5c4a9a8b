import type { ReactNode } from "react";
import type { Link } from "#content/link.ts";
import { SiteLink } from "../../frame/site-link.tsx";
import { screenAt } from "../../paths.ts";

/** A link of a text: within the site without loading it anew, elsewhere as the browser does. */
export function StoryLink({ link, children }: { readonly link: Link; readonly children: ReactNode }) {
  const href = link.anchor ? `${link.href}#${link.anchor}` : link.href;
  if (!href.startsWith("/")) return <a href={href}>{children}</a>;
  const [path = "/"] = href.split(/[?#]/);
  // A story whose screen is not open yet has no address: its words stand without one.
  return screenAt(path) === null ? children : <SiteLink to={href}>{children}</SiteLink>;
}
