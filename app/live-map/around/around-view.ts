import type { AroundLayer } from "../choices/around-layers.ts";

/** Health risks of air in words. */
export type RiskWords = Readonly<Record<"low" | "moderate" | "high" | "very-high", string>>;

/** A layer of the map whose source is set. */
export interface AroundLayerView {
  readonly name: AroundLayer;
  readonly isOn: boolean;
  readonly label: string;
  /** Path of its mark. Pages have it in their markup, so that no script contains it. */
  readonly mark: string;
  /** True if its source cannot tell. */
  readonly isUnknown: boolean;
  readonly count: number;
  /** Path of its records as GeoJSON. */
  readonly dataPath: string;
}

/** Pictures of the smoke forecast, while its layer is on. */
export interface SmokeView {
  /** Time of the run, in words. */
  readonly run: string;
  /** Markup that explains the hatches. */
  readonly legend: string;
  readonly hours: readonly {
    readonly path: string;
    /** The hour in words. */
    readonly label: string;
  }[];
}

/** Part of the map's page about other authorities. */
export interface AroundView {
  readonly title: string;
  /** Words of the page's language, which its scripts then need not load. Risks only while air is on. */
  readonly words: { readonly unknown: string; readonly risks?: RiskWords };
  readonly layers: readonly AroundLayerView[];
  /** Markup of the orders in force, which come first on the page; null if none, or if the layer is off. */
  readonly first: string | null;
  /** Markup of the choices of layers, and of the records of the other layers that are on, as text. */
  readonly rest: string;
  /** Null if the layer is off, or no hour is forecast. */
  readonly smoke: SmokeView | null;
}
