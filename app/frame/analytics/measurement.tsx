import { useIsEmbedded } from "../use-is-embedded.ts";
import { ConsentBanner } from "./consent-banner.tsx";
import { TagManager } from "./tag-manager.tsx";

/** Audience measurement and its consent banner. A map embedded in another site shows no banner. */
export default function Measurement() {
  const isEmbedded = useIsEmbedded();
  return (
    <>
      {!isEmbedded && <ConsentBanner />}
      <TagManager />
    </>
  );
}
