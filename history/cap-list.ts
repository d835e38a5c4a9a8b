import type { CapMessage } from "./cap-chain.ts";

/** A message as it is kept, with what identifies it. */
export interface ListedCapMessage extends CapMessage {
  /** A fire, a restriction or a zone: all messages about it, chain after chain, have it. */
  readonly subject: string;
  /** The ground of a restriction; null if the message has none. */
  readonly area: GeoJSON.Polygon | GeoJSON.MultiPolygon | null;
}

export interface CapList {
  /** When every kind of message was last compared with the data; null while a kind never was. */
  readonly checkedAt: Date | null;
  /** The messages that hold, and the messages that ended in the last 48 hours; newest first. */
  readonly messages: readonly ListedCapMessage[];
}
