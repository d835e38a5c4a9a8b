import type { StatusId } from "#fires/status.ts";
import type { Bounds } from "#territory/bounds.ts";
import type { Point } from "#territory/point.ts";
import type { LayerName } from "../choices/layers.ts";
import type { RecordFeatures } from "../records/geojson-guard.ts";
import type { Camera } from "./camera.ts";

/** What the map stands out: a shape by its outline, a point by a ring, with the mark of the fire that it may be. */
export type Highlight =
  | { readonly kind: "zone" | "region" | "restriction" | "area"; readonly id: string }
  | { readonly kind: "point"; readonly at: Point; readonly status: StatusId | null };

/** How the map is held at a moment, for what is drawn beside it. */
export interface Pose {
  /** Degrees clockwise from north. */
  readonly bearing: number;
  readonly pitch: number;
  /** In the middle of the map. */
  readonly kmPerPixel: number;
}

/** A line being measured. */
export interface MeasuredLine {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

/** The running engine, as the rest of the page speaks to it. */
export interface LiveMap {
  /** Shows the records of the view, those of other views laid under them, and nothing else. */
  show(own: RecordFeatures, under: RecordFeatures): void;
  setLayers(shown: readonly LayerName[]): void;
  /** Outlines and rings these and nothing else. */
  highlight(these: readonly Highlight[]): void;
  setPin(at: Point | null): void;
  /** The visitor's own place, and how sure the device is of it. */
  setPosition(position: { readonly at: Point; readonly accuracyKm: number } | null): void;
  setMeasure(line: MeasuredLine | null): void;
  /** While something picks, a press on the map gives it the point and selects nothing. */
  setPicker(pick: ((at: Point) => void) | null): void;
  camera(): Camera;
  pose(): Pose;
  /** Calls at every move; gives the way to stop. */
  onMove(listener: () => void): () => void;
  /** Without a flight: another page of the visitor's way. */
  jump(camera: Camera): void;
  /** As far as `zoom`, unless the map is closer already. */
  goTo(at: Point, zoom: number): void;
  zoomBy(steps: number): void;
  /** Null: the whole province. */
  fit(bounds: Bounds | null): void;
  /** Frames every record shown; the whole province when there is none. */
  fitAll(): void;
  turnNorth(): void;
  /** Whether one finger and the wheel scroll the page, and move the map only with another finger or key. */
  setSharesGestures(shares: boolean): void;
  /** Draws the map as it stands on a canvas of the page, at its own size. */
  paintOn(canvas: HTMLCanvasElement): void;
  /** Takes keys: arrows, plus and minus move the map. */
  readonly canvas: HTMLCanvasElement;
  remove(): void;
}
