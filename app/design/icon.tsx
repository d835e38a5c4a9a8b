import styles from "./icon.module.css";

/** Paths of the icons: strokes 1.75 px wide on a 24 px grid. */
const PATHS = {
  menu: "M3 6h18M3 12h18M3 18h18",
  close: "M5 5l14 14M19 5L5 19",
  search: "M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21",
  "chevron-down": "M5 9l7 7 7-7",
  "chevron-right": "M9 5l7 7-7 7",
  "chevron-left": "M15 5l-7 7 7 7",
  arrow: "M3 12h17M13 5l7 7-7 7",
  external: "M10 4H4v16h16v-6M14 4h6v6M20 4l-9 9",
  clock: "M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18zM12 7v5.5l3.5 2",
  calendar: "M4 5.5h16v15H4zM4 10h16M8.5 3v4.5M15.5 3v4.5",
  pin: "M12 21.5s-7-6.3-7-11.5a7 7 0 0 1 14 0c0 5.2-7 11.5-7 11.5zM12 7.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5z",
  locate: "M12 5a7 7 0 1 1 0 14a7 7 0 0 1 0-14zM12 1.5V8M12 16v6.5M1.5 12H8M16 12h6.5",
  layers: "M12 3.5l9 5-9 5-9-5zM3.5 13l8.5 4.7 8.5-4.7M3.5 17l8.5 4.7 8.5-4.7",
  share: "M12 15.5V3M7.5 7L12 2.5 16.5 7M5 11v10h14V11",
  print: "M7 8.5V3h10v5.5M7 17H3V8.5h18V17h-4M7 14h10v7H7z",
  download: "M12 3v12.5M7 11l5 5 5-5M4 20.5h16",
  phone:
    "M5 3.5h4l1.7 4.7-2.3 1.8a13 13 0 0 0 5.6 5.6l1.8-2.3 4.7 1.7v4a1.5 1.5 0 0 1-1.6 1.5A16.5 16.5 0 0 1 3.5 5.1 1.5 1.5 0 0 1 5 3.5z",
  info: "M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18zM12 11v6M12 7v1",
  warning: "M12 3.5L22 20.5H2zM12 10v5M12 17v1",
  error: "M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5v6M12 15.5v1",
  check: "M4 12.5l5.5 5.5L20 6.5",
  "check-circle": "M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18zM8 12.3l2.8 2.8L16 9.5",
  mail: "M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7",
  person: "M12 3.5a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM4 21c0-4.4 3.6-7 8-7s8 2.6 8 7",
  pause: "M8.5 5v14M15.5 5v14",
  play: "M7.5 4.5v15L19.5 12z",
  up: "M12 20V5M5.5 11.5L12 5l6.5 6.5",
  down: "M12 4v15M5.5 12.5L12 19l6.5-6.5",
} as const satisfies Record<string, string>;

export type IconName = keyof typeof PATHS;
export const ICON_NAMES = Object.keys(PATHS) as IconName[];

interface Props {
  readonly name: IconName;
  /** Text alternative, for an icon without text next to it. An icon without a label is decorative. */
  readonly label?: string | undefined;
  readonly size?: "small";
}

/** A line icon of the interface, in the colour of the text around it. */
export function Icon({ name, label, size }: Props) {
  return (
    <svg
      className={styles.icon}
      data-size={size}
      viewBox="0 0 24 24"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
