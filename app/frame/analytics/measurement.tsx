import { useIsEmbedded } from "../embed.ts";
import { ConsentBanner } from "./consent-banner.tsx";
import { loadConsentTexts } from "./load-consent-texts.ts";
import { TagManager } from "./tag-manager.tsx";

await loadConsentTexts();

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
