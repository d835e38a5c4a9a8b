import styles from "./code-block.module.css";

interface Props {
  readonly label: string;
  readonly children: string;
}

/** Shows code verbatim. Long lines scroll inside the block, by touch or keyboard. */
export function CodeBlock({ label, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must reach the block to scroll it, also before scripts run.
    <section className={styles.block} aria-label={label} tabIndex={0}>
      <pre>
        <code>{children}</code>
      </pre>
    </section>
  );
}
