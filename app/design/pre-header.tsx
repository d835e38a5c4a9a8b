import type { ReactNode } from "react";
import styles from "./pre-header.module.css";

export interface EmergencyNumber {
  readonly label: ReactNode;
  /** The number as shown: "1 800 463‑FEUX". */
  readonly number: ReactNode;
  /** `tel:` address. */
  readonly href: string;
  /** Alternative for visitors who cannot call. */
  readonly otherwise?: ReactNode;
}

interface Props {
  /** Names the strip for assistive technology. */
  readonly label: string;
  /** Emergency numbers, most serious first; a number never breaks over two lines. */
  readonly numbers: readonly EmergencyNumber[];
  /** Secondary links, only on wide screens. */
  readonly links: ReactNode;
  readonly children: ReactNode;
}

/** The strip above the header: phone numbers, and the other language. */
export function PreHeader({ label, numbers, links, children }: Props) {
  return (
    <section className={styles.strip} aria-label={label}>
      <div className={styles.line}>
        <ul className={styles.numbers}>
          {numbers.map(({ label: words, number, href, otherwise }) => (
            <li key={href}>
              <a href={href}>
                {words} <strong>{number}</strong>
              </a>
              {otherwise && <> {otherwise}</>}
            </li>
          ))}
        </ul>
        <div className={styles.links}>
          <div className={styles.quiet}>{links}</div>
          {children}
        </div>
      </div>
    </section>
  );
}
