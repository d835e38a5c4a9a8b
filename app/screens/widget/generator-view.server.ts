import type { Situation } from "#fires/model.ts";
import type { Language } from "#territory/language.ts";
import { regionsByName } from "#territory/regions.ts";
import { slugify } from "#territory/slug.ts";
import { ZONES } from "#territory/zones.ts";
import { OPEN_DATA_CONTACT } from "../../parts/open-answer/contact.ts";
import { zoneName } from "../../parts/place/area.server.ts";
import { territoryArea, territoryWord } from "../../parts/place/territory.server.ts";
import type { GeneratorChoices } from "./generator-choices.ts";
import { widgetPath } from "./widget-choices.ts";
import { widgetCode, widgetFrame } from "./widget-code.ts";
import { widgetName } from "./widget-document.server.tsx";

interface Territory {
  readonly word: string;
  readonly name: string;
}

const zonesByName = (situation: Situation): Territory[] =>
  ZONES.map(({ number }) => zoneName(situation, number))
    .map((name) => ({ word: `zone-${slugify(name)}`, name }))
    .sort((a, b) => a.name.localeCompare(b.name, "fr"));

interface Options {
  readonly choices: GeneratorChoices;
  /** Language of the page. */
  readonly language: Language;
  readonly siteUrl: string;
}

/**
 * Returns what the generator shows: the territories to choose from, and the frame and code for valid choices.
 */
export function generatorView(situation: Situation, { choices, language, siteUrl }: Options) {
  const area = territoryArea(situation, choices.territory, choices.language);
  const wrong = [...choices.wrong, ...(area === undefined ? (["territory"] as const) : [])];
  const frame =
    wrong.length > 0 || area === undefined
      ? null
      : widgetFrame(choices, {
          src: widgetPath(choices.language, { ...choices, territory: territoryWord(area, choices.language) }),
          title: widgetName(area, choices.language),
        });
  return {
    choices: { ...choices, wrong, territory: area === undefined ? "" : territoryWord(area, language) },
    regions: regionsByName(language).map(({ slug, name }) => ({
      word: slug[language],
      name: name[language],
    })),
    zones: zonesByName(situation),
    frame,
    code: frame && widgetCode({ ...frame, src: siteUrl + frame.src }),
    contact: OPEN_DATA_CONTACT,
  };
}

export type GeneratorView = ReturnType<typeof generatorView>;
