import type { ReactNode } from "react";
import type { Link } from "#content/link.ts";
import { SiteLink } from "../../frame/site-link.tsx";

/** A link in a text. Links within the site are handled by the router, others by the browser. */
export function StoryLink({ link, children }: { readonly link: Link; readonly children: ReactNode }) {
  const href = link.anchor ? `${link.href}#${link.anchor}` : link.href;
  return href.startsWith("/") ? <SiteLink to={href}>{children}</SiteLink> : <a href={href}>{children}</a>;
}
