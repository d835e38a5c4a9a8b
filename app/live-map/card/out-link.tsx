import type { ComponentProps } from "react";
import { SiteLink } from "../../frame/site-link.tsx";
import { useIsEmbedded } from "../../frame/use-is-embedded.ts";

/** A link from the map to a page. In another site's frame it opens a new tab: pages cannot be framed. */
export function OutLink(props: ComponentProps<typeof SiteLink>) {
  return <SiteLink {...props} {...(useIsEmbedded() && { target: "_blank" })} />;
}
