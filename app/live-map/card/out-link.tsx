import type { ComponentProps } from "react";
import { useIsEmbedded } from "../../frame/embed.ts";
import { SiteLink } from "../../frame/site-link.tsx";

/**
 * A link from the map to a page. Inside another site's frame, it opens a new tab, since pages cannot be
 * framed.
 */
export function OutLink(props: ComponentProps<typeof SiteLink>) {
  return <SiteLink {...props} {...(useIsEmbedded() && { target: "_blank" })} />;
}
