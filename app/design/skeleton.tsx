import styles from "./skeleton.module.css";

interface Props {
  /** Said once to those who cannot see it. */
  readonly label: string;
  /** What it stands for, so that nothing moves when it comes. */
  readonly shape: "lines" | "rows" | "figure" | "map";
  /** Lines or rows. */
  readonly count?: number;
}

/** The size of what is on its way. */
export function Skeleton({ label, shape, count = 3 }: Props) {
  const parts = shape === "lines" || shape === "rows" ? count : 1;
  return (
    <div className={styles.skeleton} data-shape={shape} role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: parts }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
        <span key={i} className={styles.part} />
      ))}
    </div>
  );
}
