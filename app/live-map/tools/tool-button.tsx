import type { ComponentProps } from "react";

import styles from "./map-tools.module.css";
import { ToolIcon, type ToolIconName } from "./tool-icon.tsx";

interface Props extends Omit<ComponentProps<"button">, "children" | "className"> {
  readonly icon: ToolIconName;
  /** Shown next to the icon in a menu, elsewhere on hover and focus. */
  readonly label: string;
}

/** One tool of the map. Screen readers always get its label, even while the label is not shown. */
export function ToolButton({ icon, label, ...button }: Props) {
  return (
    <button {...button} type="button" className={styles.tool} aria-label={label}>
      <ToolIcon name={icon} />
      <span className={styles.name} aria-hidden="true">
        {label}
      </span>
    </button>
  );
}
