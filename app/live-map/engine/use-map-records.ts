import { useEffect, useMemo, useState } from "react";
import { ZONE_SHAPES_PATH } from "#plan/map-files.ts";
import type { Language } from "#territory/language.ts";
import { emitToast } from "../../frame/toast-store.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { bookmarkName } from "../bookmarks/bookmark-name.ts";
import { useBookmarks } from "../bookmarks/bookmarks.ts";
import { choicesUnder } from "../choices/layers.ts";
import type { MapChoices } from "../choices/map-choices.ts";
import { bookmarksOnMap } from "../records/bookmarks-on-map.ts";
import {
  InvalidGeoJson,
  type RecordFeatures,
  type RecordsShown,
  readRecords,
  readShapes,
} from "../records/geojson-guard.ts";
import { getJson } from "../records/get-json.ts";
import { mapDataPath } from "../records/map-data-path.ts";
import { liveMapTexts } from "../texts.ts";
import type { LiveMapState } from "./use-live-map.ts";

const NONE: RecordFeatures = { type: "FeatureCollection", features: [] };

let shapes: Promise<ReadonlyMap<string, GeoJSON.Geometry>> | undefined;

/** Loads the zones' shapes by number. They are loaded once, and again after a failure. */
function zoneShapes(): Promise<ReadonlyMap<string, GeoJSON.Geometry>> {
  shapes ??= getJson(ZONE_SHAPES_PATH).then(readShapes);
  shapes.catch(() => {
    shapes = undefined;
  });
  return shapes;
}

/** Adds the shapes of zones, which the server leaves out. */
async function withShapes(records: RecordFeatures): Promise<RecordFeatures> {
  if (!records.features.some(({ properties }) => properties.kind === "zone")) return records;
  const byNumber = await zoneShapes();
  const features = records.features.map((each) =>
    each.properties.kind === "zone" ? { ...each, geometry: byNumber.get(each.properties.id) ?? null } : each,
  );
  return { ...records, features };
}

const readView = async (path: string, signal: AbortSignal) =>
  withShapes(readRecords(await getJson(path, signal)));

interface Shown {
  /** Address from which the view's own records were loaded. */
  readonly path: string;
  readonly own: RecordFeatures;
  readonly under: RecordFeatures;
}

/**
 * Shows the list's records and the layers under them on the map, and updates them when the page's data is
 * new. Returns the list's records once the map has them.
 */
export function useMapRecords(
  { map, isWanted, layers }: Pick<LiveMapState, "map" | "isWanted" | "layers">,
  choices: MapChoices,
  language: Language,
  writtenAt: Date,
): RecordsShown | null {
  const [shown, setShown] = useState<Shown | null>(null);
  const own = mapDataPath(choices, language);
  const under = choicesUnder(choices, layers)
    .map((each) => mapDataPath(each, language))
    .join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reading of the page asks for new records.
  useEffect(() => {
    if (!isWanted) return;
    const ended = new AbortController();
    // The records on the map stay. The page itself says if data is late.
    const say = (error: unknown) => {
      if (!ended.signal.aborted && error instanceof InvalidGeoJson) {
        console.warn(error.message);
        emitToast("map-data-invalid");
      }
    };
    async function read(signal: AbortSignal): Promise<void> {
      // If a layer fails to load, the view's own records are still shown.
      const ground = Promise.all(
        under.split(" ").map((path) =>
          path === ""
            ? NONE
            : readView(path, signal).catch((error) => {
                say(error);
                return NONE;
              }),
        ),
      );
      const records = await readView(own, signal);
      const features = (await ground).flatMap((each) => each.features);
      if (!signal.aborted) setShown({ path: own, own: records, under: { ...NONE, features } });
    }
    read(ended.signal).catch(say);
    return () => ended.abort();
  }, [isWanted, own, under, writtenAt.getTime()]);

  const bookmarks = useBookmarks();
  const named = useMemo(
    () =>
      bookmarks.map((each) => ({
        ...each,
        title: bookmarkName(each, language, textsOf(language, liveMapTexts).t),
      })),
    [bookmarks, language],
  );
  const isOfBookmarks = choices.view === "bookmarks";
  const all = useMemo(
    () => shown && { ...shown, own: isOfBookmarks ? bookmarksOnMap(named) : shown.own },
    [shown, isOfBookmarks, named],
  );
  useEffect(() => {
    if (map && all) map.show(all.own, all.under);
  }, [map, all]);
  return all && { records: all.own, isOfView: all.path === own };
}
