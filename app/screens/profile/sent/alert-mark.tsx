import { ALERT_ICONS, type AlertType } from "#fires/alert-icons.ts";
import { ShapeMark } from "../../../design/shape-mark.tsx";
import { STATUS_LOOKS } from "../../../parts/fire/marks.tsx";
import styles from "./alert-mark.module.css";

/** Drawings of alerts that are not about a fire, on a 24 px grid. */
const PATHS = {
  flag: "M4 2h2.5v20H4zM8.5 3 20 8.5 8.5 14z",
  frame: "M3 3h18v18H3zM5.5 5.5v13h13v-13zM8.5 8.5h7v7h-7z",
  waves:
    "M2 8.5c3.5-4 6.5-4 10-1s5.500 2.500 8.500-1l1.500 2.500c-3.500 4-7 4-10.500 1s-5.500-2.500-8 1zM2 16.500c3.500-4 6.500-4 10-1s5.500 2.500 8.500-1l1.500 2.500c-3.500 4-7 4-10.500 1s-5.500-2.500-8 1z",
  sun: "M12 6.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11zM11 1h2v3h-2zM11 20h2v3h-2zM1 11h3v2H1zM20 11h3v2h-3z",
  barrier: "M2 8h20v6H2zM5 14h2.500v7H5zM16.500 14H19v7h-2.500z",
  page: "M3 3h18v18H3zM5.5 5.5v13h13v-13zM7.5 8h9v2h-9zM7.5 11.5h9v2h-9zM7.5 15h9v2h-9z",
} as const;

/** The icon of an alert, as in its email. */
export function AlertMark({ type }: { readonly type: AlertType }) {
  if (typeof type === "number") return <ShapeMark {...STATUS_LOOKS[type]} />;
  return (
    <svg className={styles.mark} data-type={type} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[ALERT_ICONS[type].shape]} fillRule="evenodd" />
    </svg>
  );
}
