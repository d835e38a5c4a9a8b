import type { AroundLayer } from "../choices/around-layers.ts";

/** Words for each health risk of the air, in the page's language. */
export type RiskWords = Readonly<Record<"low" | "moderate" | "high" | "very-high", string>>;

/** A layer of other authorities' records whose source is configured. */
export interface AroundLayerView {
  readonly name: AroundLayer;
  readonly isOn: boolean;
  readonly label: string;
  /** SVG path of the layer's mark, sent in the page's data to keep it out of the scripts. */
  readonly mark: string;
  /** True if the source cannot tell whether it has records now. */
  readonly isUnknown: boolean;
  readonly count: number;
  /** Path of the layer's records as GeoJSON. */
  readonly dataPath: string;
}

/** Pictures of the smoke forecast, while its layer is on. */
export interface SmokeView {
  /** Time at which the smoke forecast was computed, in words. */
  readonly run: string;
  /** Markup that explains the hatches of the smoke. */
  readonly legend: string;
  readonly hours: readonly {
    readonly path: string;
    /** Date and hour of the picture, in words. */
    readonly label: string;
  }[];
}

/** Part of the map's page that shows records of other authorities. */
export interface AroundView {
  readonly title: string;
  /** Texts in the page's language, which no script loads. `risks` is absent if the layer `air` is off. */
  readonly words: { readonly unknown: string; readonly risks?: RiskWords };
  readonly layers: readonly AroundLayerView[];
  /** Markup of the orders in force, first on the page; null if there are none or their layer is off. */
  readonly first: string | null;
  /** Markup of the layer choices, and of the records of all other switched-on layers as text. */
  readonly rest: string;
  /** Smoke forecast; null if its layer is off, or no hour is forecast. */
  readonly smoke: SmokeView | null;
}
