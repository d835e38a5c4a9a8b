import styles from "./pick-map.module.css";
import { type PickMapOptions, usePickMap } from "./use-pick-map.ts";

interface Props extends PickMapOptions {
  readonly labels: {
    readonly how: string;
    readonly loading: string;
    /** Text that says what to do if this browser cannot draw the map. */
    readonly none: string;
    readonly closer: string;
    readonly farther: string;
  };
}

/** A map to choose a point by touch, arrow keys, plus and minus. */
export function PickMap({ labels, ...options }: Props) {
  const { container, map, state } = usePickMap(options);
  if (state === "none") return <p role="status">{labels.none}</p>;
  return (
    <div className={styles.pick}>
      <p className={styles.how}>{labels.how}</p>
      <div className={styles.frame} data-state={state}>
        <div ref={container} className={styles.canvas} />
        {state === "drawn" && (
          <p role="status" className={styles.loading}>
            {labels.loading}
          </p>
        )}
        <svg className={styles.pin} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 23L5.5 13a8 8 0 1 1 13 0zM12 5.5a3 3 0 1 1 0 6a3 3 0 0 1 0-6z" fillRule="evenodd" />
        </svg>
        <div className={styles.zoom}>
          <button type="button" aria-label={labels.closer} onClick={() => map?.zoomBy(1)}>
            +
          </button>
          <button type="button" aria-label={labels.farther} onClick={() => map?.zoomBy(-1)}>
            −
          </button>
        </div>
      </div>
    </div>
  );
}
