import type { Map as MapLibre } from "maplibre-gl";
import type { StatusId } from "#fires/status.ts";
import type { Bounds } from "#territory/bounds.ts";
import type { Point } from "#territory/point.ts";
import type { LayerName } from "../choices/layers.ts";
import type { RecordFeatures } from "../records/geojson-guard.ts";
import type { Camera } from "./camera.ts";

/** A highlight: an outline around a shape, or a ring around a point with the mark of its fire, if any. */
export type Highlight =
  | { readonly kind: "zone" | "region" | "restriction" | "area"; readonly id: string }
  | { readonly kind: "point"; readonly at: Point; readonly status: StatusId | null };

/** The map's current orientation and scale, for the controls next to it. */
export interface Pose {
  /** Degrees clockwise from north. */
  readonly bearing: number;
  readonly pitch: number;
  /** Scale at the centre of the map. */
  readonly kmPerPixel: number;
}

export interface MeasuredLine {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

/** Engine functions that drawings get as an argument: imports would move the engine to another built file. */
export interface DrawingKit {
  readonly drawImage: (side: number, paint: (context: CanvasRenderingContext2D) => void) => ImageData;
  readonly tokenColour: (name: string) => string;
  readonly textFont: string[];
}

/** Drawing of records of other authorities. */
export interface AroundDrawing {
  /** Adds the drawing's layers to the map, or repaints them in the page's current colours. */
  paint(map: MapLibre, kit: DrawingKit): void;
  erase(map: MapLibre): void;
  /** Shows the records at a pressed point. Returns whether the press was handled. */
  press(map: MapLibre, at: { readonly x: number; readonly y: number }): boolean;
}

/** The running engine, as the rest of the page uses it. */
export interface LiveMap {
  /** Shows the view's own records over the records of other views, and removes all earlier records. */
  show(own: RecordFeatures, under: RecordFeatures): void;
  setLayers(shown: readonly LayerName[]): void;
  /** Replaces the drawing of other authorities' records, or of the smoke forecast; null removes it. */
  setDrawing(slot: "records" | "smoke", drawing: AroundDrawing | null): void;
  highlight(these: readonly Highlight[]): void;
  setPin(at: Point | null): void;
  setPosition(position: { readonly at: Point; readonly accuracyKm: number } | null): void;
  setMeasure(line: MeasuredLine | null): void;
  /** Sets a tool that gets the point of each press. Presses then select no record. Null removes the tool. */
  setPicker(pick: ((at: Point) => void) | null): void;
  camera(): Camera;
  pose(): Pose;
  /** Calls `listener` on every move. Returns a function that stops these calls. */
  onMove(listener: () => void): () => void;
  /** Moves without animation, after the visitor goes back or forward in the history. */
  jump(camera: Camera): void;
  /** Moves to a point and zooms in to `zoom`, unless the map is already closer. */
  goTo(at: Point, zoom: number): void;
  zoomBy(steps: number): void;
  /** Frames the bounds; null frames the whole province. */
  fit(bounds: Bounds | null): void;
  /** Frames all shown records, or the whole province if there are none. */
  fitAll(): void;
  turnNorth(): void;
  /** If true, one finger and the wheel scroll the page; a second finger or a key moves the map. */
  setSharesGestures(shares: boolean): void;
  /** Draws the current map on a canvas of the page, at the map's own size. */
  paintOn(canvas: HTMLCanvasElement): void;
  /** The map's canvas. While it has focus, the arrow keys, plus and minus move the map. */
  readonly canvas: HTMLCanvasElement;
  remove(): void;
}
