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

/** Pictures of the smoke forecast, while its layer is on. */
export interface SmokeView {
  /** Time of the run, in words. */
  readonly run: string;
  readonly hours: readonly {
    readonly path: string;
    /** The hour in words. */
    readonly label: string;
  }[];
}

/** Part of the map's page about other authorities. */
export interface AroundView {
  readonly layers: readonly AroundLayerView[];
  /** Markup of the orders in force, which come first on the page; empty if there are none or the layer is off. */
  readonly first: string;
  /** Markup of the choices of layers, and of the records of the other layers that are on, as text. */
  readonly rest: string;
  /** Null if the layer is off, or no hour is forecast. */
  readonly smoke: SmokeView | null;
}
