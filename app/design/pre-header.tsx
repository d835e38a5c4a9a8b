import type { ReactNode } from "react";
import styles from "./pre-header.module.css";

export interface EmergencyNumber {
  readonly label: ReactNode;
  /** As it is read: "1 800 463‑FEUX". */
  readonly number: ReactNode;
  /** `tel:` address. */
  readonly href: string;
  /** Another way, for those who cannot call. */
  readonly otherwise?: ReactNode;
}

interface Props {
  /** Names the strip for assistive technology. */
  readonly label: string;
  /** The gravest first; none ever breaks over two lines. */
  readonly numbers: readonly EmergencyNumber[];
  /** Quiet links, on wide screens alone. */
  readonly links: ReactNode;
  /** The language switcher. */
  readonly children: ReactNode;
}

/** The strip above the header: whom to call, and the other language. */
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
