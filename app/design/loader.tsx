import type { ReactNode } from "react";
import styles from "./loader.module.css";

/**
 * Covers the first load, holds the page's scroll, then fades on its own: no script takes it away, so none can leave it
 * there. Put it first in the body.
 */
export function Loader({ mark }: { readonly mark: ReactNode }) {
  return (
    <div className={styles.loader} aria-hidden="true">
      {mark}
    </div>
  );
}
