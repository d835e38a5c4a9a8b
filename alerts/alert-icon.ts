import type { BlockIcon } from "#delivery/message.ts";
import type { StatusId } from "#fires/status.ts";

/**
 * Icon of each status, with the shape that pages draw. Each colour has at least 3:1 contrast on an email's
 * light and dark sheets.
 */
const OF_STATUS: Readonly<Record<StatusId, BlockIcon>> = {
  0: { glyph: "◆", colour: "#7a6ff0" },
  1: { glyph: "★", colour: "#d0459b" },
  2: { glyph: "◎", colour: "#2f8ecb" },
  3: { glyph: "▲", colour: "#e2571e" },
  4: { glyph: "■", colour: "#b07a10" },
  5: { glyph: "●", colour: "#3a9655" },
  6: { glyph: "×", colour: "#85847b" },
};
const DEFAULT: BlockIcon = { glyph: "▣", colour: "#e2571e" };

/** Returns the icon of a fire's status, or the default icon for other alerts. */
export const alertIcon = (statusId: StatusId | null): BlockIcon =>
  statusId === null ? DEFAULT : OF_STATUS[statusId];
