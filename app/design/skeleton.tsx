import styles from "./skeleton.module.css";

interface Props {
  /** Text about the loading, which assistive technology announces once. */
  readonly label: string;
  /** Shape of the awaited content, so that the layout does not shift when the content arrives. */
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
