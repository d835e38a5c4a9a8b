import { useEffect } from "react";
import type { AroundView, RiskWords } from "../around/around-view.ts";
import { getJson } from "../records/get-json.ts";
import type { LiveMapState } from "./use-live-map.ts";

/**
 * Draws the layers of other authorities that are on and have records. Their data and the drawing's script load
 * only then. If one fails, the page's list still has its records.
 */
export function useAroundOnMap(
  { map, state }: Pick<LiveMapState, "map" | "state">,
  around: AroundView | null,
  writtenAt: Date,
): void {
  const wanted = (around?.layers ?? []).filter(
    ({ name, isOn, count }) => name !== "smoke" && isOn && count > 0,
  );
  const risks = around?.words.risks;
  const names = wanted.map(({ name }) => name).join(" ");
  const isLive = state === "live";
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reading of the page asks for new records.
  useEffect(() => {
    if (!map || !isLive) return;
    if (names === "" || risks === undefined) {
      map.setDrawing("records", null);
      return;
    }
    const ended = new AbortController();
    async function draw(live: NonNullable<typeof map>, words: RiskWords): Promise<void> {
      const [{ aroundDrawing }, ...answers] = await Promise.all([
        import("./draw-around.ts"),
        ...wanted.map(({ dataPath }) => getJson(dataPath, ended.signal).catch(() => null)),
      ]);
      if (!ended.signal.aborted) {
        const layers = wanted.map(({ name }, at) => ({ name, answer: answers[at] }));
        live.setDrawing("records", aroundDrawing(layers, words));
      }
    }
    draw(map, risks).catch(() => {}); // cancelled, or the script did not load
    return () => ended.abort();
  }, [map, isLive, names, writtenAt.getTime()]);
}
