import type { Services } from "#site-contract";
import type { Language } from "#territory/language.ts";
import { chosenZone } from "./review-parts.ts";
import { reviewView } from "./review-view.server.ts";
import { seasonShown } from "./season-shown.server.ts";

export async function readReview(services: Services, url: URL, language: Language) {
  const writtenAt = services.now();
  const situation = await services.situation.read();
  const season = seasonShown(situation, writtenAt);
  const past = await services.pastSeasons.read(season);
  const zone = chosenZone(url.searchParams);
  return { writtenAt, ...reviewView(situation, past, { season, zone, language, now: writtenAt }) };
}
