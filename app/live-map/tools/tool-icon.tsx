import styles from "../../design/icon.module.css";
import { Icon, type IconName } from "../../design/icon.tsx";

/** Icons of the map's tools, on the same grid as other icons. Other pages do not load them. */
const PATHS = {
  plus: "M12 4v16M4 12h16",
  minus: "M4 12h16",
  compass: "M12 2.5L16 12H8zM8 12h8l-4 9.5z",
  expand: "M9 3.5H3.5V9M15 3.5h5.5V9M9 20.5H3.5V15M15 20.5h5.5V15",
  shrink: "M3.5 9H9V3.5M20.5 9H15V3.5M3.5 15H9v5.5M20.5 15H15v5.5",
  frame: "M3.5 8V3.5H8M16 3.5h4.5V8M20.5 16v4.5H16M8 20.5H3.5V16M12 8.5v7M8.5 12h7",
  ruler: "M2.5 16L16 2.5 21.5 8 8 21.5zM6 12.5l2.5 2.5M9 9.5l1.5 1.5M12 6.5L14.5 9",
  legend: "M4 4h5v5H4zM4 15h5v5H4zM13 6.5h8M13 17.5h8",
  tools: "M3 7.5h10M18 7.5h3M3 16.5h3M11 16.5h10M15.5 4.5v6M8.5 13.5v6",
} as const satisfies Record<string, string>;

type OwnName = keyof typeof PATHS;
export type ToolIconName = IconName | OwnName;

const isOwn = (name: ToolIconName): name is OwnName => name in PATHS;

/** A tool's icon, which is decorative next to the tool's name. */
export function ToolIcon({ name }: { readonly name: ToolIconName }) {
  if (!isOwn(name)) return <Icon name={name} />;
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
