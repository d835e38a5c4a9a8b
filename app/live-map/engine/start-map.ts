import { Map as MapLibre, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import type { Bounds } from "#territory/bounds.ts";
import { isGround, PACKAGED_GROUND } from "#territory/ground-schemas.ts";
import type { Language } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";
import type { MapRecord } from "../records/records.ts";
import { type Camera, MAX_ZOOM, MIN_ZOOM } from "./camera.ts";
import styles from "./canvas.module.css";
import { TEXT_FONT } from "./ground-style.ts";
import { GroundTiles } from "./ground-tiles.ts";
import { drawImage } from "./images.ts";
import type { AroundDrawing, DrawingKit, Highlight, LiveMap } from "./live-map.ts";
import { movePicture } from "./moved-picture.ts";
import { highlight, showMeasure, showPin, showPosition } from "./own-marks.ts";
import { listenForSelection } from "./selection.ts";
import { ShownLayers } from "./shown-layers.ts";
import { ShownRecords } from "./shown-records.ts";
import { LAYERS_OF, layersBySource, mapStyle } from "./style.ts";
import { addImages, followTheme } from "./theme.ts";
import { tokenColour } from "./tokens.ts";
import { watchHealth } from "./watch-health.ts";

/** Bounds of all danger zones of Quebec with a margin: west, south, east, north. */
const PROVINCE_BOUNDS: Bounds = [-80, 44.9, -57, 56.5];
/** Bounds of the map, which hide where the land of the tiles is cut off in the south and the north. */
const WORLD_BOUNDS: Bounds = [-92, 42.8, -46, 64.5];
const ZOOM_ANIMATION_MS = 250;
const RESIZE_DEBOUNCE_MS = 250;
const FADE_MS = 200;
const FIT_PADDING = 32;
/** Maximum zoom when bounds are framed, so that a single record is shown with its surroundings. */
const CLOSEST_FIT = 10;
const EQUATOR_KM = 40_075.017;
const TILE_PIXELS = 512;

const KIT: DrawingKit = { drawImage, tokenColour, textFont: [...TEXT_FONT] };

export interface StartOptions {
  readonly container: HTMLElement;
  /** The site's description of the ground's tiles. If invalid, the packaged description is used. */
  readonly ground: unknown;
  readonly language: Language;
  /** First position of the map; null starts with the bounds, or with the whole province. */
  readonly camera: Camera | null;
  readonly bounds: Bounds | null;
  readonly isStill: boolean;
  /** Texts of the engine, in the visitor's language. */
  readonly words: {
    readonly title: string;
    /** Text that says how to zoom with the wheel. Its "Ctrl" is replaced by "⌘" on a Mac. */
    readonly wheel: string;
    readonly fingers: string;
  };
  /** Called when the first records are drawn, and again after a lost graphics context is restored. */
  readonly onReady: () => void;
  /** Called when the graphics context is lost; the browser may restore it. */
  readonly onLost: () => void;
  /** Called if a lost context is not restored in time, or if the engine does not run on this device. */
  readonly onFailed: () => void;
  /** Called when the map comes to rest. `isWhole` is false if ground tiles are missing. */
  readonly onGround: (isWhole: boolean) => void;
  readonly onMove: (camera: Camera) => void;
  readonly onSelect: (record: MapRecord | null, at: Point) => void;
}

/** Starts MapLibre in a container. @throws if the browser has no WebGL */
export function startMap(options: StartOptions): LiveMap {
  const { container, language, camera, bounds, isStill, words, onMove, onSelect } = options;
  setWorkerUrl(workerUrl);
  container.classList.add(styles.canvas ?? "");
  const ground = isGround(options.ground) ? options.ground : PACKAGED_GROUND;
  const tiles = new GroundTiles();
  const styleNow = () => mapStyle(ground, language);
  const style = styleNow();
  const map = new MapLibre({
    container,
    style,
    ...(camera
      ? { center: [camera.lon, camera.lat], zoom: camera.zoom }
      : { bounds: [...(bounds ?? PROVINCE_BOUNDS)], fitBoundsOptions: { padding: FIT_PADDING } }),
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    maxBounds: [...WORLD_BOUNDS],
    attributionControl: ground.attribution !== "" && { compact: false },
    trackResize: false,
    renderWorldCopies: false,
    fadeDuration: isStill ? 0 : FADE_MS,
    refreshExpiredTiles: false,
    locale: {
      "Map.Title": words.title,
      "CooperativeGesturesHandler.WindowsHelpText": words.wheel,
      "CooperativeGesturesHandler.MacHelpText": words.wheel.replace("Ctrl", "⌘"),
      "CooperativeGesturesHandler.MobileHelpText": words.fingers,
    },
  });
  const duration = isStill ? 0 : ZOOM_ANIMATION_MS;
  const layersShown = new ShownLayers(map, layersBySource(style));
  const shown = new ShownRecords(map, layersShown);
  let marked: readonly Highlight[] = [];
  const mark = () => highlight(map, layersShown, marked);
  const drawings = new Map<string, AroundDrawing>();
  const paintDrawings = () => {
    for (const drawing of drawings.values()) drawing.paint(map, KIT);
  };
  let pick: ((at: Point) => void) | null = null;
  const cameraNow = (): Camera => {
    const { lng, lat } = map.getCenter();
    return { lat, lon: lng, zoom: map.getZoom() };
  };
  const goTo = ({ lat, lon }: Point, zoom: number) =>
    map.easeTo({ center: [lon, lat], zoom: Math.max(zoom, map.getZoom()), duration });
  const fitTo = (to: Bounds) =>
    map.fitBounds([...to], { padding: FIT_PADDING, maxZoom: CLOSEST_FIT, duration });

  movePicture(map);
  map.on("style.load", () => addImages(map));
  // A resized window is not a move by the visitor.
  map.on("moveend", (event) => {
    if (!("isResize" in event)) onMove(cameraNow());
  });
  // A failed or invalid tile is shown empty. The page says when data is late.
  map.on("error", (event) => {
    if (!("sourceId" in event)) console.warn("interactive map error:", event.error);
  });
  listenForSelection(map, {
    find: (kind, id) => shown.find(kind, id),
    picker: () => pick,
    takes: (point) => [...drawings.values()].some((drawing) => drawing.press(map, point)),
    onSelect,
    onCluster: goTo,
  });
  tiles.watch(map, options.onGround);
  const health = watchHealth(map, options);
  const forgetTheme = followTheme(map, styleNow, paintDrawings);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const resizes = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { clientWidth, clientHeight } = map.getCanvas();
      if (clientWidth === container.clientWidth && clientHeight === container.clientHeight) return;
      map.resize({ isResize: true });
      // A resized canvas is empty until it is drawn again, so draw at once.
      if (map.style) map.redraw();
    }, RESIZE_DEBOUNCE_MS);
  });
  resizes.observe(container);

  // The style loads one frame after the start. A lost graphics context removes it until it is restored.
  let isStyled = false;
  const waiting: (() => void)[] = [];
  map.on("style.load", () => {
    isStyled = true;
    paintDrawings();
    for (const act of waiting.splice(0)) act();
  });
  map.on("webglcontextlost", () => {
    isStyled = false;
  });
  const whenStyled = (act: () => void) => {
    if (isStyled) act();
    else waiting.push(act);
  };
  return {
    show: (own, under) =>
      whenStyled(() => {
        shown.show(own, under);
        health.recordsShown();
      }),
    setLayers: (layers) =>
      whenStyled(() => {
        const off = (["regions", "labels"] as const).filter((name) => !layers.includes(name));
        layersShown.switchOff(off.flatMap((name) => LAYERS_OF[name]));
      }),
    setDrawing: (slot, drawing) =>
      whenStyled(() => {
        const before = drawings.get(slot);
        // A smoke picture replaces the previous picture in the same source.
        if (drawing === null || slot === "records") before?.erase(map);
        drawings.delete(slot);
        if (drawing === null) return;
        drawings.set(slot, drawing);
        drawing.paint(map, KIT);
      }),
    highlight: (these) => {
      marked = these;
      whenStyled(mark);
    },
    setPin: (at) => whenStyled(() => showPin(layersShown, at)),
    setPosition: (position) => whenStyled(() => showPosition(layersShown, position)),
    setMeasure: (line) => whenStyled(() => showMeasure(layersShown, line)),
    setPicker: (picker) => {
      pick = picker;
      container.toggleAttribute("data-picking", picker !== null);
    },
    camera: cameraNow,
    pose: () => ({
      bearing: map.getBearing(),
      pitch: map.getPitch(),
      kmPerPixel:
        (EQUATOR_KM * Math.cos((map.getCenter().lat * Math.PI) / 180)) / (TILE_PIXELS * 2 ** map.getZoom()),
    }),
    onMove: (listener) => {
      map.on("move", listener);
      return () => map.off("move", listener);
    },
    jump: ({ lat, lon, zoom }) => map.jumpTo({ center: [lon, lat], zoom }),
    goTo,
    zoomBy: (steps) => map.zoomTo(map.getZoom() + steps, { duration }),
    fit: (to) => fitTo(to ?? PROVINCE_BOUNDS),
    fitAll: () => fitTo(shown.bounds() ?? PROVINCE_BOUNDS),
    turnNorth: () => map.resetNorthPitch({ duration }),
    setSharesGestures: (shares) => {
      if (shares) map.cooperativeGestures.enable();
      else map.cooperativeGestures.disable();
    },
    paintOn: (canvas) => {
      // The engine's canvas only keeps its picture until the end of the frame.
      map.redraw();
      const picture = map.getCanvas();
      canvas.width = picture.width;
      canvas.height = picture.height;
      canvas.getContext("2d")?.drawImage(picture, 0, 0);
    },
    canvas: map.getCanvas(),
    remove: () => {
      // Parts of the page that end after the map still remove their marks.
      isStyled = false;
      clearTimeout(timer);
      resizes.disconnect();
      forgetTheme();
      health.stop();
      tiles.stop();
      map.remove();
      container.classList.remove(styles.canvas ?? "");
    },
  };
}
