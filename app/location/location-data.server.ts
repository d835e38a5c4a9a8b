import type { Services } from "#site-contract";
import type { Language } from "#territory/language.ts";
import { PARAMETERS, type Query } from "../paths.ts";
import { writtenAge } from "../situation/data-age.ts";
import { regionName } from "../situation/rows.server.ts";
import { locationView } from "./location-view.server.ts";
import { understand } from "./meaning.server.ts";
import { typedWords } from "./typed-words.server.ts";

/** What the page shows for what its address asks. */
export async function locationData(url: URL, language: Language, services: Services) {
  const asked = (parameter: "address" | "here" | "place") =>
    typedWords(url.searchParams.get(PARAMETERS[parameter][language]));
  const question = { address: asked("address"), here: asked("here"), place: asked("place") };
  const [{ meaning, isGeocoderDown }, situation] = await Promise.all([
    understand(question, services.geocoder),
    services.situation.read(),
  ]);
  const writtenAt = services.now();
  const typed = question.address || question.here || question.place;
  const shared = {
    writtenAt,
    isGeocoderDown,
    /** What stays in the field. */
    typed,
    isPrivate: question.address !== "",
    age: writtenAge([situation.fires, situation.danger, situation.restrictions], language, writtenAt),
  };
  switch (meaning.kind) {
    case "point": {
      const answer = locationView(situation, meaning, { language, now: writtenAt });
      return { ...shared, kind: "answer" as const, answer };
    }
    case "choices": {
      const choices = meaning.choices.map(({ name, region, query }) => ({
        name,
        region: regionName(region, language),
        query: query satisfies Query,
      }));
      return { ...shared, kind: "choices" as const, choices };
    }
    default:
      return { ...shared, kind: meaning.kind };
  }
}

export type LocationData = Awaited<ReturnType<typeof locationData>>;
