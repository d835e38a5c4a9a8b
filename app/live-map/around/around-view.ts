import type { Say } from "#surroundings/can-say.server.ts";
import type { AroundLayer } from "../choices/around-layers.ts";

/** A layer of the map whose source is set. */
export interface AroundLayerView {
  readonly name: AroundLayer;
  readonly isOn: boolean;
  readonly says: Say;
  /** Number of its records. */
  readonly count: number;
}

/** What the map's page shows of other authorities. */
export interface AroundView {
  readonly layers: readonly AroundLayerView[];
  /** Markup of the orders in force, which come first on the page; empty if there are none or the layer is off. */
  readonly first: string;
  /** Markup of the records of the other layers that are on, as text. */
  readonly rest: string;
}
