import { SEARCH_PARAMETER } from "#plan/map-files.ts";
import { languageOfPath } from "#plan/paths.ts";
import { formatPosition } from "#territory/format-position.ts";
import type { Language } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";
import { regionByCode } from "#territory/regions.ts";
import { servicesContext } from "../../context.ts";
import type { RecordKey } from "../../live-map/records/record-path.ts";
import { territories } from "../../live-map/records/territories.server.ts";
import type { FoundPlace, FoundPlaces } from "../../live-map/tools/found-places.ts";
import { finderMessagesOf } from "../../parts/finder/finder-messages.server.ts";
import type { Choice, Place } from "../../parts/finder/meaning.ts";
import { shownChoice } from "../../parts/finder/shown-choice.server.ts";
import { typedWords } from "../../parts/finder/typed-words.server.ts";
import { understand } from "../../parts/finder/understand.server.ts";
import { choicesOf } from "../../parts/finder/which-town.server.ts";
import { regionName } from "../../parts/fire/rows.server.ts";
import { areaId, territoryId } from "../../parts/map-links/record-ids.ts";
import type { Route } from "./+types/map-search";

/** Serves places that match the typed text, which is personal: responses are not cached. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { geocoder, situation, naturalAreas } = context.get(servicesContext);
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOfPath(pathname);
  const words = typedWords(searchParams.get(SEARCH_PARAMETER));
  const [{ fires }, areas] = await Promise.all([situation.read(), naturalAreas.read()]);
  const understood = await understand(words, { geocoder, fires: fires.value ?? [], areas });
  const { meaning } = understood;
  const found: FoundPlaces = {
    places: [
      ...(meaning.kind === "point" ? [answerOnMap(meaning, language)] : []),
      ...choicesOf(meaning).map((choice) => choiceOnMap(choice, language)),
    ],
    isAnswer: meaning.kind === "point" && !meaning.isTownOnly,
    said: finderMessagesOf(understood, words, language)
      .map(({ title, text }) => [title, text].filter(Boolean).join(". "))
      .join(" "),
  };
  return Response.json(found);
}

/** Returns a place as a search result on the map, with the record of a natural area or only with a point. */
function answerOnMap({ name, at, region, area }: Place, language: Language): FoundPlace {
  return {
    name: name ?? formatPosition(at, language),
    about: regionName(region, language),
    at,
    record: area === null ? null : { kind: "area", id: areaId(area) },
  };
}

function choiceOnMap(choice: Choice, language: Language): FoundPlace {
  return { ...shownChoice(choice, language), at: pointOf(choice), record: mapRecord(choice, language) };
}

/** Returns the record that the map selects; null for a point, for which the map shows what applies there. */
function mapRecord({ target }: Choice, language: Language): RecordKey | null {
  switch (target.is) {
    case "point":
      return null;
    case "area":
      return { kind: "area", id: areaId(target.slug) };
    case "region": {
      const slug = regionByCode(target.code)?.slug[language] ?? "";
      const id = territoryId({ kind: "region", key: target.code });
      return { kind: "territory", id, territoryKind: "region", slug };
    }
    case "mrc": {
      const id = territoryId({ kind: "mrc", key: target.code });
      return { kind: "territory", id, territoryKind: "mrc", slug: "" };
    }
    case "zone":
      return { kind: "zone", slug: target.slug };
    case "fire":
      return { kind: "fire", id: target.id, region: target.region };
  }
}

/** Returns the point of a choice; null for a region, zone or fire, to which the map moves when it opens. */
function pointOf({ target }: Choice): Point | null {
  if (target.is === "point" || target.is === "area") return target.at;
  if (target.is !== "mrc") return null;
  return territories().find(({ kind, key }) => kind === "mrc" && key === target.code)?.at ?? null;
}
