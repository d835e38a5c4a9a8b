import type { Situation } from "#fires/model.ts";
import type { Language } from "#territory/language.ts";
import { regionsByName } from "#territory/regions.ts";
import { slugify } from "#territory/slug.ts";
import { ZONES } from "#territory/zones.ts";
import { OPEN_DATA_CONTACT } from "../../parts/open-answer/contact.ts";
import { zoneName } from "../../parts/place/area.server.ts";
import { territoryArea, territoryWord } from "../../parts/place/territory.server.ts";
import { type GeneratorChoices, usualHeight } from "./generator-choices.ts";
import { widgetPath } from "./widget-choices.ts";
import { widgetName } from "./widget-document.server.tsx";

/** A widget's frame, for the preview and for the code. */
interface WidgetFrame {
  readonly src: string;
  /** Title for screen readers. */
  readonly title: string;
  /** Width in pixels; absent if the frame fills its column. */
  readonly width?: string;
  readonly height: string;
}

export const widgetFrame = (
  choices: Pick<GeneratorChoices, "format" | "width" | "height" | "parts">,
  { src, title }: Pick<WidgetFrame, "src" | "title">,
): WidgetFrame => ({
  src,
  title,
  ...(choices.format === "fixed" && { width: String(Number(choices.width)) }),
  height: String(choices.height === "" ? usualHeight(choices) : Number(choices.height)),
});

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };
const escaped = (value: string) => value.replace(/[&"<>]/g, (sign) => ESCAPES[sign] ?? "");

/** Returns the HTML to copy into another site: only a frame, which loads when it comes near the screen. */
export function widgetCode(frame: WidgetFrame): string {
  const wide = frame.width === undefined ? "width" : "max-width";
  const attributes = Object.entries({ ...frame, loading: "lazy", style: `border:0;${wide}:100%` });
  return `<iframe ${attributes.map(([name, value]) => `${name}="${escaped(value)}"`).join(" ")}></iframe>`;
}

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

/** Returns the territories to choose from, and the frame and code for valid choices. */
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
