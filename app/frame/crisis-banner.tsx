import { DesignLink } from "../design/link.tsx";
import { Notice } from "../design/notice.tsx";
import styles from "./crisis-banner.module.css";
import { useConfiguration } from "./use-configuration.ts";
import { useIsEmbedded } from "./use-is-embedded.ts";

/**
 * Shows the crisis message first on every page while editors declare a crisis. Not shown in an embed: the
 * host site informs its visitors.
 */
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
