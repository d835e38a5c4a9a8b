import type { AroundLayer } from "../choices/around-layers.ts";

/** Health risks of air in words. */
export type RiskWords = Readonly<Record<"low" | "moderate" | "high" | "very-high", string>>;

/** A layer of the map whose source is set. */
export interface AroundLayerView {
  readonly name: AroundLayer;
  readonly isOn: boolean;
  readonly label: string;
  /** SVG path of the layer's mark. The page's data contains the path, so that no script does. */
  readonly mark: string;
  /** Whether it is unknown if the source has records now. */
  readonly isUnknown: boolean;
  readonly count: number;
  /** Path of the layer's records as GeoJSON. */
  readonly dataPath: string;
}

/** Pictures of the smoke forecast, while its layer is on. */
export interface SmokeView {
  /** Time at which the smoke forecast was computed, in words. */
  readonly run: string;
  /** Markup that explains the hatches. */
  readonly legend: string;
  readonly hours: readonly {
    readonly path: string;
    /** Date and hour of the picture, in words. */
    readonly label: string;
  }[];
}

/** Part of the map's page about other authorities. */
export interface AroundView {
  readonly title: string;
  /** Texts in the page's language, so that scripts need not load them. `risks` is absent if air is off. */
  readonly words: { readonly unknown: string; readonly risks?: RiskWords };
  readonly layers: readonly AroundLayerView[];
  /** Markup of the orders in force, which come first on the page; null without orders or if switched off. */
  readonly first: string | null;
  /** Markup of the choices of layers, and of the records of the other layers that are on, as text. */
  readonly rest: string;
  /** Smoke forecast; null if its layer is off, or no hour is forecast. */
  readonly smoke: SmokeView | null;
}
