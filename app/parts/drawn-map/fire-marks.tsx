import type { StatusId } from "#fires/status.ts";
import { SHAPE_PATHS } from "../../design/shapes.ts";
import { STATUS_LOOKS } from "../fire/marks.tsx";
import type { Weight } from "./map-view.ts";
import { markSizes } from "./mark-sizes.ts";
import styles from "./province-map.module.css";

/** Shapes are drawn on a 24-unit grid. */
const GRID = 24;

interface Marked {
  readonly statusId: StatusId;
  readonly weight: Weight;
}

export const markId = ({ statusId, weight }: Marked) => `fire-${statusId}${weight}`;

/** For `<defs>`: one mark of each status and weight among the fires, centred on the origin; painted by `<use>`. */
export function FireMarks({ fires }: { readonly fires: readonly Marked[] }) {
  const sizes = markSizes(fires.length);
  const kinds = new Map(fires.map((fire) => [markId(fire), fire]));
  return [...kinds].map(([id, { statusId, weight }]) => {
    const { shape, tone } = STATUS_LOOKS[statusId];
    const half = sizes[weight];
    return (
      <path
        key={id}
        id={id}
        className={styles.fire}
        data-tone={tone}
        d={SHAPE_PATHS[shape]}
        fillRule="evenodd"
        transform={`translate(${-half} ${-half}) scale(${+((2 * half) / GRID).toFixed(3)})`}
      />
    );
  });
}
