import type { StatusId } from "./status.ts";

/**
 * Type of an alert: the status of a fire, an official order, the air quality, heat, a closed road, other
 * facts (danger, restrictions), or content of the site (releases).
 */
export type AlertType = StatusId | "order" | "air" | "heat" | "road" | "other" | "content";

interface AlertIcon {
  /** Name of the drawing on pages. */
  readonly shape: string;
  /** The same shape as a character, for emails. */
  readonly glyph: string;
  /** Colour with a contrast of at least 3:1 on an email's light and dark backgrounds. */
  readonly colour: string;
}

/** Icon of each type of alert, in emails and in the list of sent alerts. */
export const ALERT_ICONS = {
  0: { shape: "diamond", glyph: "◆", colour: "#7a6ff0" },
  1: { shape: "spark", glyph: "★", colour: "#d0459b" },
  2: { shape: "ring", glyph: "◎", colour: "#2f8ecb" },
  3: { shape: "triangle", glyph: "▲", colour: "#e2571e" },
  4: { shape: "square", glyph: "■", colour: "#b07a10" },
  5: { shape: "circle", glyph: "●", colour: "#3a9655" },
  6: { shape: "cross", glyph: "×", colour: "#85847b" },
  order: { shape: "flag", glyph: "▶", colour: "#d4453a" },
  air: { shape: "waves", glyph: "≈", colour: "#2f8ecb" },
  heat: { shape: "sun", glyph: "☼", colour: "#b07a10" },
  road: { shape: "barrier", glyph: "▬", colour: "#d4453a" },
  other: { shape: "frame", glyph: "▣", colour: "#e2571e" },
  content: { shape: "page", glyph: "▤", colour: "#2f8ecb" },
} as const satisfies Record<AlertType, AlertIcon>;
