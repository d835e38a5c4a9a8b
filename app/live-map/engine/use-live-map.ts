import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import type { Bounds } from "#territory/bounds.ts";
import type { Point } from "#territory/point.ts";
import { whenReadable } from "../../frame/when-readable.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import type { CardView } from "../card/card-view.server.ts";
import { readHere } from "../choices/map-choices.ts";
import { keepInAddress, useLayers } from "../choices/use-layers.ts";
import type { MapRecord } from "../records/records.ts";
import type { SubjectView } from "../records/subject-shown.ts";
import { liveMapTexts } from "../texts.ts";
import { readCamera, writeCamera } from "./camera.ts";
import type { RecordInView } from "./in-view.ts";
import type { Highlight, LiveMap } from "./live-map.ts";
import { useEngine } from "./use-engine.ts";

/** Returns the highlights of the record with keyboard focus: an outline if it has a shape, else a ring. */
export function focusOf(focused: RecordInView | null): Highlight[] {
  if (focused === null) return [];
  const { record, at } = focused;
  switch (record.kind) {
    case "zone":
    case "restriction":
    case "area":
      return [{ kind: record.kind, id: record.id }];
    case "fire":
      return [{ kind: "point", at, status: record.status }];
    default:
      return [{ kind: "point", at, status: null }];
  }
}

export function highlightsOf(subject: SubjectView, card: CardView | null): Highlight[] {
  return [...ofSubject(subject), ...ofCard(card)];
}

function ofSubject({ kind, key }: SubjectView): Highlight[] {
  if (key === null || kind === "province" || kind === "fire") return [];
  return [{ kind, id: key }];
}

/** Returns a card's highlights; empty for zones, regions (see `ofSubject`) and points, which have a pin. */
function ofCard(card: CardView | null): Highlight[] {
  switch (card?.kind) {
    case "fire":
      return card.at ? [{ kind: "point", at: card.at, status: card.fire.status }] : [];
    case "restriction":
      return [{ kind: "restriction", id: card.restriction.id }];
    case "area":
      return [{ kind: "area", id: card.area.id }];
    case "territory":
      return card.at ? [{ kind: "point", at: card.at, status: null }] : [];
    default:
      return [];
  }
}

/**
 * Moves the camera with the visitor's navigation. A subject opened from the list or a link is framed; a
 * subject pressed on the map is not. Going back restores the camera of that page.
 */
function useCamera(map: LiveMap | null, bounds: Bounds | null, wasPressed: RefObject<boolean>): void {
  const { language } = useTexts();
  const { key } = useLocation();
  const way = useNavigationType();
  const started = useRef(false);
  const framed = useRef(bounds?.join());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera answers each entry of the history, once.
  useEffect(() => {
    if (!map) return;
    const isFirst = !started.current;
    started.current = true;
    const isOther = framed.current !== bounds?.join();
    framed.current = bounds?.join();
    const pressed = wasPressed.current;
    wasPressed.current = false;
    // The engine starts on its subject or on the camera of the address.
    if (isFirst) return;
    const camera = way === "POP" ? readCamera(new URLSearchParams(window.location.search), language) : null;
    if (camera) map.jump(camera);
    // The map was not moved at this history entry, so it is where the engine starts.
    else if (way === "POP") map.fit(bounds);
    else if (bounds && isOther && !pressed) map.fit(bounds);
    else keepInAddress("camera", writeCamera(map.camera()), language);
  }, [map, key]);
}

interface Options {
  readonly subject: SubjectView;
  readonly card: CardView | null;
  /** The record with keyboard focus, which is also highlighted. */
  readonly focused: RecordInView | null;
  readonly onSelect: (record: MapRecord | null, at: Point) => void;
}

export type LiveMapState = ReturnType<typeof useLiveMap>;

/** Starts the interactive map in a container after the page is readable, and returns its state. */
export function useLiveMap({ subject, card, focused, onSelect }: Options) {
  const { language, t } = useTexts(liveMapTexts);
  const { search } = useLocation();
  const [hasGround, setHasGround] = useState(true);
  const wasPressed = useRef(false);
  const { layers, setLayers } = useLayers();
  const select = useRef(onSelect);
  select.current = (record, at) => {
    wasPressed.current = true;
    onSelect(record, at);
  };
  const engine = useEngine(language, {
    when: whenReadable,
    start: () => ({
      camera: readCamera(new URLSearchParams(window.location.search), language),
      bounds: subject.bounds,
      words: {
        title: t("livemap.region"),
        wheel: t("livemap.gesture.wheel"),
        fingers: t("livemap.gesture.fingers"),
      },
      onGround: setHasGround,
      onMove: (camera) => keepInAddress("camera", writeCamera(camera), language),
      onSelect: (record, at) => select.current(record, at),
    }),
  });
  const { map } = engine;
  useCamera(map, subject.bounds, wasPressed);
  const marked = JSON.stringify([...highlightsOf(subject, card), ...focusOf(focused)]);
  useEffect(() => map?.highlight(JSON.parse(marked)), [map, marked]);
  useEffect(() => map?.setLayers(layers), [map, layers]);
  useEffect(() => map?.setPin(readHere(new URLSearchParams(search), language)), [map, search, language]);

  return { ...engine, hasGround, layers, setLayers };
}
