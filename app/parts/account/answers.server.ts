import type { Services } from "#site-contract";
import type { Language } from "#territory/language.ts";
import { readPosition } from "#territory/read-position.ts";
import { writtenAge } from "../data-age/data-age.ts";
import { pointMeant } from "../finder/point-meant.server.ts";
import { sayingsOf } from "../finder/sayings.server.ts";
import { shownChoice } from "../finder/shown-choice.server.ts";
import { typedWords } from "../finder/typed-words.server.ts";
import { understand } from "../finder/understand.server.ts";
import { placeView } from "../place-answer/place-view.server.ts";
import { ANSWERS_PARAMETERS } from "./answers-path.ts";
import { followedFire } from "./followed-fire.server.ts";

const MOST_POINTS = 50;
const MOST_FIRES = 50;

/** What holds at each point and what became of each fire, all by the rules of the site's own pages. */
export async function answers(query: URLSearchParams, language: Language, services: Services) {
  const now = services.now();
  const situation = await services.situation.read();
  const points = query.getAll(ANSWERS_PARAMETERS.point).slice(0, MOST_POINTS);
  const fires = query.getAll(ANSWERS_PARAMETERS.fire).slice(0, MOST_FIRES);
  return {
    writtenAt: now,
    age: writtenAge([situation.fires, situation.danger, situation.restrictions], language, now),
    places: points.map((written) => {
      const at = readPosition(written);
      return placeView(situation, at === null ? { kind: "outside" } : pointMeant(at), { language, now });
    }),
    fires: await Promise.all(fires.map((asked) => followedFire(asked, situation, language, services))),
    found: await found(query.get(ANSWERS_PARAMETERS.words), language, services),
  };
}

export type Answers = Awaited<ReturnType<typeof answers>>;

/** Where the words of an address may be. */
async function found(asked: string | null, language: Language, services: Services) {
  const words = typedWords(asked);
  if (words === "") return null;
  const [{ fires }, areas] = await Promise.all([services.situation.read(), services.naturalAreas.read()]);
  const understood = await understand(words, {
    geocoder: services.geocoder,
    fires: fires.value ?? [],
    areas,
  });
  const { meaning } = understood;
  return {
    says: sayingsOf(understood, words, language),
    point: meaning.kind === "point" ? { at: meaning.at, name: meaning.name } : null,
    choices:
      "choices" in meaning
        ? meaning.choices.flatMap((choice) =>
            "at" in choice.target ? [{ ...shownChoice(choice, language), at: choice.target.at }] : [],
          )
        : [],
  };
}
