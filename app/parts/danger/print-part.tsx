import type { MouseEvent, ReactNode } from "react";
import styles from "./danger-help.module.css";

/**
 * Prints the section it stands in, alone, under the page's head. Without scripts the browser's own print does the
 * same at the section's address (`#restrictions`); that selector alone would not do, since links that the router
 * follows never change `:target`.
 */
function printSection({ currentTarget }: MouseEvent<HTMLElement>): void {
  const section = currentTarget.closest("section");
  if (!section) return;
  section.dataset.printed = "";
  addEventListener("afterprint", () => delete section.dataset.printed, { once: true });
  print();
}

/** Offers a section of the page on a sheet of its own; it needs a script. */
export function PrintPart({ children }: { readonly children: ReactNode }) {
  return (
    <div className="screen-only">
      <button type="button" className={styles.link} onClick={printSection}>
        {children}
      </button>
    </div>
  );
}
