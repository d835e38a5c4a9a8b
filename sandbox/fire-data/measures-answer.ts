import type { SeasonRoom } from "../season/season-room.ts";

/** The measures in force. */
export function measuresAnswer(room: SeasonRoom, _query: Readonly<Record<string, string>>) {
  return room.restrictions.at(room.now()).map(({ Id: _, ...measure }) => measure);
}
