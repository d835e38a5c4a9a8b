import type { ReactNode } from "react";
import styles from "./loader.module.css";

/**
 * Covers the first load, absorbs scrolling, then fades out by CSS. As no script removes it, a failing script
 * cannot leave it there. Put it first in the body.
 */
export function Loader({ mark }: { readonly mark: ReactNode }) {
  return (
    // A scrollable element is a Tab stop by default; tabIndex -1 prevents this.
    <div className={styles.loader} aria-hidden="true" tabIndex={-1}>
      {mark}
    </div>
  );
}
