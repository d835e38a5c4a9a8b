import type { ReactNode } from "react";
import styles from "./section.module.css";

interface BandProps {
  readonly children: ReactNode;
  readonly tone?: "paper" | "lichen";
  /** Contour lines in the upper right corner, next to the text and never behind it; shown from 1024 px. */
  readonly ornament?: boolean;
  /** `hero`: for the top of a page; `tight`: little space above and below the content. */
  readonly space?: "regular" | "hero" | "tight";
}

/** A full-width stripe of the page, with its content in a container. */
export function Band({ children, tone = "paper", ornament = false, space = "regular" }: BandProps) {
  return (
    <div className={styles.band} data-tone={tone} data-space={space} data-ornament={ornament || undefined}>
      <div className={styles.page}>{children}</div>
    </div>
  );
}

interface SectionProps {
  readonly title: ReactNode;
  /** ID for links to this section. Its heading, which names the section, has the ID `{id}-title`. */
  readonly id: string;
  readonly level?: 2 | 3;
  /** One sentence under the title. */
  readonly lead?: ReactNode;
  /** Shown at the end of the title's line: a link, or the time of the data. */
  readonly aside?: ReactNode;
  /** True if visitors can print only this section and the page's head, through `PrintPart` or `#id`. */
  readonly printsAlone?: boolean;
  readonly children: ReactNode;
}

/** A titled section of a page: heading, lead sentence, a strong rule, then the content. */
export function Section({ title, id, level = 2, lead, aside, printsAlone, children }: SectionProps) {
  const Heading = `h${level}` as const;
  const headingId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={styles.section}
      data-prints-alone={printsAlone || undefined}
    >
      <header className={styles.header}>
        <Heading id={headingId}>{title}</Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
        {aside && <div className={styles.aside}>{aside}</div>}
      </header>
      {children}
    </section>
  );
}

interface ColumnsProps {
  readonly children: ReactNode;
  /** `halves`: two columns from 1024 px; `cards`: as many columns as fit. */
  readonly layout?: "halves" | "cards";
}

/** Shows its children in columns if there is room, stacked on phones. */
export function Columns({ children, layout = "halves" }: ColumnsProps) {
  return (
    <div className={styles.columns} data-layout={layout}>
      {children}
    </div>
  );
}
