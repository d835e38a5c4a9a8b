import type { CapMessage } from "./cap-chain.ts";

/** A stored message, with its identification. */
export interface ListedCapMessage extends CapMessage {
  /** Id of the fire, restriction or zone: the same in all messages about it, over several chains. */
  readonly subject: string;
  /** Area of a restriction; null if the message has none. */
  readonly area: GeoJSON.Polygon | GeoJSON.MultiPolygon | null;
}

export interface CapList {
  /** Oldest of the last times when each kind of message was compared with the data; null if one never was. */
  readonly checkedAt: Date | null;
  /** Messages in force, and messages that ended in the last 48 hours; newest first. */
  readonly messages: readonly ListedCapMessage[];
}
