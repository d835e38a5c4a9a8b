import styles from "./skeleton.module.css";

interface Props {
  /** Announced once by assistive technology. */
  readonly label: string;
  /** Shape of the content, so that the layout does not shift when it arrives. */
  readonly shape: "lines" | "rows";
  readonly count?: number;
}

/** Placeholder with the size of content that is loading. */
export function Skeleton({ label, shape, count = 3 }: Props) {
  return (
    <div className={styles.skeleton} data-shape={shape} role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
        <span key={i} className={styles.part} />
      ))}
    </div>
  );
}
