import type { MouseEvent, ReactNode } from "react";
import styles from "./danger-help.module.css";

/**
 * Prints only the button's section, under the page's header. Without scripts, the browser's print does the
 * same at the section's address (`#restrictions`). The `:target` selector is not enough here: router links
 * never update it.
 */
function printSection({ currentTarget }: MouseEvent<HTMLElement>): void {
  const section = currentTarget.closest("section");
  if (!section) return;
  section.dataset.printed = "";
  addEventListener("afterprint", () => delete section.dataset.printed, { once: true });
  print();
}

/** Button that prints only its section of the page. Needs scripts. */
export function PrintPart({ children }: { readonly children: ReactNode }) {
  return (
    <div className="screen-only">
      <button type="button" className={styles.link} onClick={printSection}>
        {children}
      </button>
    </div>
  );
}
