import { plainText } from "#content/plain-text.ts";
import type { Story } from "#content/story.ts";
import type { Fire, Restriction } from "#fires/model.ts";
import { restrictionsInForce, upcomingRestrictions } from "#fires/restriction-rules.ts";
import { isActive } from "#fires/status.ts";
import { pathTo } from "#plan/paths.ts";
import type { Findable } from "#search/text-index.ts";
import { PLACES } from "#territory/gazetteer.server.ts";
import type { Language } from "#territory/language.ts";
import { MRCS } from "#territory/mrcs.ts";
import type { NaturalArea } from "#territory/natural-areas.ts";
import { REGIONS } from "#territory/regions.ts";
import { ZONES } from "#territory/zones.ts";
import { sectionPath } from "../../frame/sections.ts";
import { formatsOf } from "../../i18n/format.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { townChoice } from "../finder/found-places.server.ts";
import type { Choice } from "../finder/meaning.ts";
import { areaChoice, fireChoice, mrcChoice, regionChoice, zoneChoice } from "../finder/named-pages.server.ts";
import { locationLink, shownChoice } from "../finder/shown-choice.server.ts";
import { briefGroups, fireRow } from "../fire/rows.server.ts";
import { PLAN_THEMES, screensOf } from "../site-plan/planned-screens.server.ts";
import { sitePlanTexts } from "../site-plan/texts.ts";
import { storyAddresses } from "../story/find-story.server.ts";
import { storyPath } from "../story/story-path.server.ts";
import { siteSearchTexts } from "./texts.ts";

/** An item that the site's search can find. */
export interface Entry extends Findable {
  readonly to: string;
  readonly about: string;
  /** Text of the result if no word of the item's content matched. */
  readonly summary: string;
  /** For a job: the last day to apply, in Quebec's time. */
  readonly closes?: string | null;
}

/** Weight of regions and natural areas, which puts them among the larger towns of the same name. */
const AREA_WEIGHT = 10_000;

function choiceEntry(choice: Choice, language: Language, weight: number, kind = ""): Entry {
  const { name, about } = shownChoice(choice, language);
  const to = locationLink(choice, language);
  return { to, title: name, about, kind, keywords: "", text: "", summary: "", weight };
}

/** An item that the same words find in both languages. `shown` returns it in the reader's language. */
export interface InBoth extends Findable {
  readonly shown: (language: Language) => Entry;
}

/** Returns towns, lakes, regions, MRC and natural areas. Only accents differ between the two languages. */
export function placeEntries(areas: readonly NaturalArea[]): InBoth[] {
  const named = (choice: Choice, weight: number, kind = "", keywords = ""): InBoth => {
    const shown = (language: Language) => choiceEntry(choice, language, weight, kind);
    return { title: shown("fr").title, kind, keywords, text: "", weight, shown };
  };
  return [
    ...PLACES.map((place) =>
      named(townChoice(place), place.population ?? 0, "", (place.also ?? []).join(" ")),
    ),
    ...REGIONS.map((region) => named(regionChoice(region), AREA_WEIGHT, "region")),
    ...MRCS.map((mrc) => named(mrcChoice(mrc), AREA_WEIGHT, "MRC RCM")),
    ...areas.map((each) => named(areaChoice(each), AREA_WEIGHT)),
  ];
}

/** Returns every fire of the year; active fires have more weight. */
export function fireEntries(language: Language, fires: readonly Fire[], now: Date): Entry[] {
  return fires.map((fire) => {
    const { place } = fireRow(fire, language, now);
    const entry = choiceEntry(
      fireChoice(fire),
      language,
      isActive(fire.statusId) ? 1 : 0,
      "feu fire incendie",
    );
    const where = [...new Set([fire.city, fire.mrc])].filter(Boolean).join(", ");
    return { ...entry, summary: where, keywords: `${fire.number} ${where} ${place ?? ""}` };
  });
}

/** Returns the restrictions in force, announced restrictions (labelled as such) and danger zones, by name. */
export function restrictionEntries(
  language: Language,
  restrictions: readonly Restriction[],
  now: Date,
): Entry[] {
  const { t } = textsOf(language, siteSearchTexts);
  const rows = (which: readonly Restriction[], about: string, weight: number) =>
    briefGroups(which, language, now).map(({ type, title, regions }) => ({
      to: sectionPath("restrictions", language),
      title: title || t(`restriction.${type}`),
      about,
      kind: "restriction",
      keywords: regions,
      text: "",
      summary: regions,
      weight,
    }));
  return [
    ...rows(restrictionsInForce(restrictions, now), t("sitesearch.restriction"), 2),
    ...rows(upcomingRestrictions(restrictions, now), t("sitesearch.restriction.announced"), 1),
    ...ZONES.map((zone) => choiceEntry(zoneChoice(zone), language, 0, "zone danger")),
  ];
}

const planned = (language: Language) =>
  PLAN_THEMES.flatMap(screensOf).map((name) => ({ name, to: pathTo(name, language) }));

/** Returns the editors' stories, even without a screen. The site's own pages are in `pageEntries`. */
export function storyEntries(language: Language, stories: readonly Story[]): Entry[] {
  const { t } = textsOf(language, siteSearchTexts);
  const pages = new Set(planned(language).map(({ to }) => to));
  const { day } = formatsOf(language);
  return stories.flatMap((story) => {
    const { kind, title, summary, publishedAt, body } = story;
    const to = storyPath(story, language);
    if (to === null || pages.has(to)) return [];
    const isNews = kind === "communique" || kind === "article";
    const when = isNews && publishedAt ? day(publishedAt, new Date(0)) : null;
    return [
      {
        to,
        title,
        about: [t(`sitesearch.kind.${kind}`), when].filter(Boolean).join(", "),
        kind: "",
        keywords: summary,
        text: plainText(body),
        summary,
        weight: isNews ? 0 : 1,
        ...(story.kind === "job" && { closes: story.closes }),
      },
    ];
  });
}

/** Returns the screens in the site plan, with the editors' texts for them. */
export function pageEntries(language: Language, stories: readonly Story[]): Entry[] {
  const { t } = textsOf(language, sitePlanTexts, siteSearchTexts);
  const written = new Map(stories.map((story) => [storyAddresses(story)[language], story]));
  return planned(language).map(({ name, to }) => {
    const summary = t(`siteplan.${name}.text`);
    const story = written.get(to);
    return {
      to,
      title: t(`siteplan.${name}`),
      about: t("sitesearch.page"),
      kind: "",
      keywords: summary,
      text: story ? plainText(story.body) : "",
      summary,
      weight: 0,
    };
  });
}
