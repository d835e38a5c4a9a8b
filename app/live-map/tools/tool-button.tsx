import type { ComponentProps } from "react";
import { Icon, type IconName } from "../../design/icon.tsx";
import styles from "./map-tools.module.css";

interface Props extends Omit<ComponentProps<"button">, "children" | "className"> {
  readonly icon: IconName;
  /** Read beside the icon in a menu, on hover and focus elsewhere. */
  readonly label: string;
}

/** One tool of the map: its name is always there, for the ear and, when asked, for the eye. */
export function ToolButton({ icon, label, ...button }: Props) {
  return (
    <button {...button} type="button" className={styles.tool} aria-label={label}>
      <Icon name={icon} />
      <span className={styles.name} aria-hidden="true">
        {label}
      </span>
    </button>
  );
}
