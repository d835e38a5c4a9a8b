import { SHAPE_PATHS } from "../../design/shapes.ts";
import { STATUS_LOOKS } from "../fire/marks.tsx";
import type { Marked } from "./map-view.ts";
import { markSizes } from "./mark-sizes.ts";
import styles from "./province-map.module.css";

/** Shapes are drawn on a 24-unit grid. */
const GRID = 24;

export const markId = ({ statusId, weight }: Marked) => `fire-${statusId}${weight}`;

/** One mark per status and weight, for `<defs>`, centred on the origin. Paint them with `<use>`. */
export function FireMarks({ fires }: { readonly fires: readonly Marked[] }) {
  const kinds = new Map(fires.map((fire) => [markId(fire), fire]));
  return [...kinds].map(([id, fire]) => <FireMark key={id} id={id} fire={fire} among={fires.length} />);
}

interface FireMarkProps {
  readonly fire: Marked;
  readonly among: number;
  readonly id?: string;
}

/** The mark of a fire, centred on the origin. */
export function FireMark({ fire: { statusId, weight }, among, id }: FireMarkProps) {
  const { shape, tone } = STATUS_LOOKS[statusId];
  const half = markSizes(among)[weight];
  return (
    <path
      id={id}
      className={styles.fire}
      data-tone={tone}
      d={SHAPE_PATHS[shape]}
      fillRule="evenodd"
      transform={`translate(${-half} ${-half}) scale(${+((2 * half) / GRID).toFixed(3)})`}
    />
  );
}
