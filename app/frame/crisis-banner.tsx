import { DesignLink } from "../design/link.tsx";
import { Notice } from "../design/notice.tsx";
import styles from "./crisis-banner.module.css";
import { useIsEmbedded } from "./embed.ts";
import { useConfiguration } from "./use-configuration.ts";

/** First on every page while editors say there is a crisis; within another site's page that site speaks. */
export function CrisisBanner() {
  const { crisis } = useConfiguration();
  const isEmbedded = useIsEmbedded();
  if (!crisis || isEmbedded) return null;
  const { words, link } = crisis;
  return (
    <div className={styles.banner}>
      <Notice
        severity="error"
        title={words}
        actions={link && <DesignLink to={link.to}>{link.label}</DesignLink>}
      />
    </div>
  );
}
