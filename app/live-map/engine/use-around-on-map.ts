import { useEffect } from "react";
import type { AroundView } from "../around/around-view.ts";
import { isOfAreas } from "../choices/around-layers.ts";
import { getJson } from "../records/get-json.ts";
import type { LiveMapState } from "./use-live-map.ts";

/**
 * Draws the layers of other authorities that are on and have records. Their data and the drawing's script load
 * only then. If a layer cannot be drawn, the page's list still has its records.
 */
export function useAroundOnMap(
  { map, state }: Pick<LiveMapState, "map" | "state">,
  around: AroundView | null,
  writtenAt: Date,
): void {
  const wanted = (around?.layers ?? []).filter(
    ({ name, isOn, count }) => name !== "smoke" && isOn && count > 0,
  );
  const names = wanted.map(({ name }) => name).join(" ");
  const isLive = state === "live";
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reading of the page asks for new records.
  useEffect(() => {
    if (!map || !isLive) return;
    if (names === "") {
      map.setDrawing("records", null);
      return;
    }
    const ended = new AbortController();
    const hasMarks = wanted.some(({ name }) => !isOfAreas(name));
    async function draw(live: NonNullable<typeof map>): Promise<void> {
      const [{ aroundDrawing }, marks, ...answers] = await Promise.all([
        import("./draw-around.ts"),
        hasMarks ? import("./draw-marks.ts") : null,
        ...wanted.map(({ dataPath }) => getJson(dataPath, ended.signal).catch(() => null)),
      ]);
      if (!ended.signal.aborted) {
        const layers = wanted.map((layer, at) => ({ ...layer, answer: answers[at] }));
        live.setDrawing("records", aroundDrawing(layers, marks?.marksLook(around?.words.risks) ?? null));
      }
    }
    draw(map).catch(() => {}); // cancelled, or the script did not load
    return () => ended.abort();
  }, [map, isLive, names, writtenAt.getTime()]);
}
