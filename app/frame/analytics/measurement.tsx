import { useIsEmbedded } from "../embed.ts";
import { ConsentBanner } from "./consent-banner.tsx";
import { TagManager } from "./tag-manager.tsx";

/** Audience measurement and its question, which an embedded map does not ask on another site's page. */
export default function Measurement() {
  const isEmbedded = useIsEmbedded();
  return (
    <>
      {!isEmbedded && <ConsentBanner />}
      <TagManager />
    </>
  );
}
