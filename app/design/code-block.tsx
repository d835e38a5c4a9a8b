import styles from "./code-block.module.css";

interface Props {
  readonly label: string;
  readonly children: string;
}

/** Shows code verbatim. Long lines scroll inside the block, by touch or keyboard. */
export function CodeBlock({ label, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key, before any script runs too.
    <section className={styles.block} aria-label={label} tabIndex={0}>
      <pre>
        <code>{children}</code>
      </pre>
    </section>
  );
}
