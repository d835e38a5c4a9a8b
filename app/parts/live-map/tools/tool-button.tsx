import type { ComponentProps } from "react";

import styles from "./map-tools.module.css";
import { ToolIcon, type ToolIconName } from "./tool-icon.tsx";

interface Props extends Omit<ComponentProps<"button">, "children" | "className"> {
  readonly icon: ToolIconName;
  /** Read beside the icon in a menu, on hover and focus elsewhere. */
  readonly label: string;
}

/** One tool of the map: its name is always there, for the ear and, when asked, for the eye. */
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
