import type { ReactNode } from "react";
import styles from "./loader.module.css";

/**
 * Covers the first load, takes what would scroll the page, then fades on its own: no script takes it away, so none can leave it
 * there. Put it first in the body.
 */
export function Loader({ mark }: { readonly mark: ReactNode }) {
  return (
    // What scrolls is a stop for the Tab key of itself, unless it says that it is none.
    <div className={styles.loader} aria-hidden="true" tabIndex={-1}>
      {mark}
    </div>
  );
}
