import type { ReactNode } from "react";
import styles from "./loader.module.css";

/**
 * Covers the page and prevents scrolling during the first load, then fades out by CSS. No script removes the
 * cover, so that a failing script cannot leave it on the page. Put it first in the body.
 */
export function Loader({ mark }: { readonly mark: ReactNode }) {
  return (
    // A scrollable element is a Tab stop by default; tabIndex -1 prevents this.
    <div className={styles.loader} aria-hidden="true" tabIndex={-1}>
      {mark}
    </div>
  );
}
