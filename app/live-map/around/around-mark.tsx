import styles from "./around.module.css";
import type { AroundLayerView } from "./around-view.ts";

export const AroundMark = ({ name, mark }: Pick<AroundLayerView, "name" | "mark">) => (
  <svg className={styles.mark} data-layer={name} viewBox="0 0 24 24" aria-hidden="true">
    <path d={mark} />
  </svg>
);
