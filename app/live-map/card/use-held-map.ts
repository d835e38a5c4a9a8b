import { useEffect, useState } from "react";
import type { Language } from "#territory/language.ts";
import { registerPages } from "../../frame/loaded-pages.ts";
import { choicesUnder, type LayerName } from "../choices/layers.ts";
import type { RecordsShown } from "../records/geojson-guard.ts";
import { getJson } from "../records/get-json.ts";
import { mapCardsPath } from "../records/map-data-path.ts";
import { type CachedCards, readCards } from "./held-cards.ts";
import { type CachedMap, cachedView, type MapView } from "./held-map.ts";

let cached: CachedMap | null = null;

/** Returns the map's page at an address from stored data; null if the server must be asked. */
const viewFromHeld = (url: URL): MapView | null => cached && cachedView(cached, url);

let pressed: { readonly href: string; readonly view: MapView } | null = null;

/** Returns the page that a press opens, and keeps it for the next navigation; null if no page is stored. */
export function pressCached(url: URL): MapView | null {
  const view = viewFromHeld(url);
  pressed = view && { href: url.href, view };
  return view;
}

/** Returns the map's page at a navigation's address from stored data; null if the server must be asked. */
export function takeCached(url: URL): MapView | null {
  const view = pressed?.href === url.href ? pressed.view : viewFromHeld(url);
  pressed = null;
  return view;
}

/** Stores the cards of the records on the map, so that a press opens a card without a request. */
export function useCachedMap(
  { view, pathname }: Pick<CachedMap, "view" | "pathname">,
  language: Language,
  { isWanted, layers }: { readonly isWanted: boolean; readonly layers: readonly LayerName[] },
  shown: RecordsShown | null,
): void {
  const [cards, setCards] = useState<{ readonly paths: string; readonly cards: CachedCards } | null>(null);
  const { choices } = view;
  const paths = [choices, ...choicesUnder(choices, layers)]
    .map((each) => mapCardsPath(each, language))
    .join(" ");
  const records = shown?.isOfView ? shown.records : null;
  const isReady = isWanted && records !== null;
  const readAt = view.writtenAt.getTime();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reading of the page asks for new cards.
  useEffect(() => {
    if (!isReady) return;
    const ended = new AbortController();
    Promise.all(paths.split(" ").map(async (path) => readCards(await getJson(path, ended.signal)))).then(
      (all) => setCards({ paths, cards: new Map(all.flatMap((each) => [...each])) }),
      // Without stored cards, each card is requested when opened. Cards of an older reading would be older
      // than the page.
      () => {
        if (!ended.signal.aborted) setCards(null);
      },
    );
    return () => ended.abort();
  }, [isReady, paths, readAt]);

  useEffect(() => {
    if (!records || cards?.paths !== paths) return;
    cached = { language, pathname, view, records, cards: cards.cards };
    const forget = registerPages((url) => viewFromHeld(url) !== null);
    return () => {
      cached = null;
      forget();
    };
  }, [language, pathname, view, records, cards, paths]);
}
