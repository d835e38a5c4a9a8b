import { markId } from "../fire-marks.tsx";
import styles from "./area-map.module.css";
import type { DrawnSubject } from "./area-map-view.ts";

const RING = 27;
/** Path of a pin whose tip is at the place. */
const PIN = "M0 0L-15 -24A17 17 0 1 1 15 -24Z";

/** Marks the page's subject with its name: a ring around a fire, or a pin on a place. */
export function SubjectMark({ subject }: { readonly subject: DrawnSubject }) {
  const { x, y, label, labelX, labelY } = subject;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an SVG group takes no focus, and nothing in it is in the tab order.
    <g aria-hidden="true">
      {subject.kind === "fire" ? (
        <>
          <circle className={styles.halo} cx={x} cy={y} r={RING} />
          <circle className={styles.ring} cx={x} cy={y} r={RING} />
          <use href={`#${markId(subject)}`} x={x} y={y} />
        </>
      ) : (
        <g transform={`translate(${x} ${y})`}>
          <path className={styles.pin} d={PIN} />
          <circle className={styles.eye} cy="-32" r="6" />
        </g>
      )}
      {label && (
        <text className={styles.label} x={labelX} y={labelY} dy=".35em" textAnchor="middle">
          {label}
        </text>
      )}
    </g>
  );
}
