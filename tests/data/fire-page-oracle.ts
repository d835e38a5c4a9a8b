import { expect } from "vitest";
import type { Language } from "#territory/language.ts";
import { regionByCode } from "#territory/regions.ts";
import { zoneByNumber } from "#territory/zones.ts";
import { type Word, words } from "../support/words.ts";
import { pageHtml, piecesOf, plain, sectionOf, wordsOf } from "./page-text.ts";
import { contains, kilometres, type RawPlaceFire, type RawPlaces } from "./raw-places.ts";

const NEAR_KM = 100;
const MOST_NEAR = 5;

/** Returns a pattern that matches a date's day and time, such as `6 … 14 h 05` or `6 … 2:05 p`. */
function dateParts(iso: string, language: Language): RegExp {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone: "America/Toronto",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(new Date(iso));
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const minute = String(part("minute")).padStart(2, "0");
  const hour = part("hour");
  const half = hour < 12 ? "a" : "p";
  const english = minute === "00" ? `${hour % 12 || 12} ${half}` : `${hour % 12 || 12}:${minute} ${half}`;
  const named = minute === "00" ? { 0: "midnight", 12: "noon" }[hour] : undefined;
  const french = minute === "00" ? `${hour} h$` : `${hour} h ${minute}`;
  const clock = language === "fr" ? french : (named ?? english);
  return new RegExp(`(^|\\s)${part("day")}(er)?\\b.*(^|\\s)${clock}`);
}

/** Formats hectares, with one decimal under 10 ha: `1 204 ha`, `1,204 ha`, `0,3 ha`. */
function hectares(size: number, language: Language): string {
  const rounded = size < 10 ? Math.round(size * 10) / 10 : Math.round(size);
  return `${plain(rounded.toLocaleString(`${language}-CA`))} ha`;
}

function coordinates({ Lat, Lon }: RawPlaceFire, language: Language): string[] {
  const comma = (text: string) => (language === "fr" ? text.replace(".", ",") : text);
  const minutes = (value: number) => {
    // Rounds before the split into degrees and minutes, so that 75.9999° is 76° 0.0′, never 75° 60.0′.
    const tenths = Math.round(Math.abs(value) * 600);
    return `${Math.trunc(tenths / 600)}° ${comma(((tenths % 600) / 10).toFixed(1))}′`;
  };
  return [
    comma(`${Math.abs(Lat ?? 0).toFixed(4)}°`),
    comma(`${Math.abs(Lon ?? 0).toFixed(4)}°`),
    minutes(Lat ?? 0),
    minutes(Lon ?? 0),
  ];
}

/** Returns the fires that a fire's page must list: the nearest other active fires, nearest first. */
function nearest(fire: RawPlaceFire, { fires }: RawPlaces) {
  const [lon, lat] = [fire.Lon ?? 0, fire.Lat ?? 0];
  return fires
    .filter((other) => other !== fire && other.Condition.Id !== 6)
    .flatMap((other) =>
      other.Lon === null || other.Lat === null
        ? []
        : [{ number: other.NoFeu, km: kilometres([lon, lat], [other.Lon, other.Lat]) }],
    )
    .filter(({ km }) => km <= NEAR_KM)
    .sort((a, b) => a.km - b.km)
    .slice(0, MOST_NEAR);
}

const CREWS = { équipe: "crew", "avion-citerne": "water bomber", hélicoptère: "helicopter" } as const;
/** Returns a fire's resources in the reader's language, such as « 7 équipes, 3 avions-citernes ». */
const resources = ({ Ressources }: RawPlaceFire, language: Language) =>
  language === "fr" || Ressources === null
    ? Ressources
    : Ressources.replace(/\d+ ([^,]+)/g, (counted, kind: string) => {
        const one = kind.replace("avions", "avion").replace(/s$/, "") as keyof typeof CREWS;
        return counted.replace(kind, CREWS[one] + (kind === one ? "" : "s"));
      });

/** Checks the page of one fire against its raw record, field by field. */
export async function checkFirePage(origin: string, fire: RawPlaceFire, raw: RawPlaces, language: Language) {
  const t = words(language);
  const region = regionByCode(fire.RegionAdministrative.Code);
  const [situation, kind] =
    language === "fr" ? ["/etat-situation", "feu"] : ["/en/current-situation", "fire"];
  const path = `${situation}/${region?.slug[language]}/${kind}-${fire.Annee}-${fire.NoFeu}/`;
  const html = await pageHtml(origin, path);
  const report = sectionOf(html, "report");
  const field = (name: string) =>
    wordsOf(new RegExp(`data-field="${name}"[^>]*><dt>.*?</dt><dd>(.*?)</dd>`, "s").exec(report)?.[1] ?? "");
  const unknown = (name: Word) => plain(t(name));
  const saysDate = (name: string, iso: string | null, missing: string) =>
    iso === null
      ? expect(field(name), `${path} ${name}`).toBe(missing)
      : expect(field(name), `${path} ${name}`).toMatch(dateParts(iso, language));

  expect(field("status")).toBe(plain(t(`status.${fire.Condition.Id}`)));
  expect(field("size")).toBe(
    fire.SuperficieHa === null ? unknown("fires.size.unknown") : hectares(fire.SuperficieHa, language),
  );
  expect(field("name")).toBe(fire.Designation ?? unknown("fire.unknown.name"));
  expect(field("number")).toMatch(new RegExp(`^${fire.NoFeu}\\b.*\\b${fire.Annee}\\b`));
  expect(field("cause")).toBe(
    fire.Cause ? plain(t(`cause.${fire.Cause.Id}`)) : unknown("fire.unknown.cause"),
  );
  expect(field("zone")).toBe(zoneByNumber(fire.Zone)?.name);
  expect(field("region")).toBe(region?.name[language]);
  expect(field("mrc")).toBe(fire.Mrc?.Nom ?? unknown("fire.unknown.mrc"));
  expect(field("city")).toBe(fire.Municipalite?.Nom ?? unknown("fire.unknown.city"));
  expect(field("unit")).toBe(fire.UniteGestion ?? unknown("fire.unknown.unit"));
  expect(field("resources")).toBe(resources(fire, language) ?? unknown("fire.unknown.resources"));
  expect(field("northern")).toBe(plain(t(`fire.protection.${fire.Nordique ? "northern" : "intensive"}`)));
  saysDate("started", fire.DateDeDebut, unknown("fire.unknown.started"));
  saysDate("modified", fire.DateDerniereModification, unknown("fire.unknown.modified"));
  const notOut = unknown(fire.Condition.Id === 6 ? "fire.unknown.extinguished" : "fire.stillActive");
  saysDate("extinguished", fire.DateEteint, notOut);
  if (fire.DateEnglobe === null) expect(field("contained")).toBe(unknown("fire.unknown.contained"));
  for (const part of coordinates(fire, language)) expect(field("position")).toContain(part);

  const levels = (raw.levels.get(fire.Zone) ?? []).map((level) => plain(t(`danger.${level}`)));
  const danger = sectionOf(html, "danger");
  expect(piecesOf(danger, /<dd[^>]*>(.*?)<\/dd>/gs).map(wordsOf)).toEqual(levels);
  const here = raw.inForce.filter(({ area }) => contains(area, [fire.Lon ?? 0, fire.Lat ?? 0]));
  const places = piecesOf(sectionOf(html, "restrictions"), /<li>(<span>(?:(?!<li>).)*?<\/li>)/gs);
  expect(places, `${path} restrictions`).toHaveLength(here.length);

  const around = piecesOf(sectionOf(html, "nearest"), /<li>(.*?)<\/li>/gs).map(wordsOf);
  const wanted = nearest(fire, raw);
  expect(around, `${path} nearest`).toHaveLength(wanted.length);
  wanted.forEach(({ number, km }, i) => {
    expect(around[i]).toMatch(new RegExp(`\\b${number}\\b`));
    const shownKm = Number(/([\d.,]+) km/.exec(around[i] ?? "")?.[1]?.replace(",", "."));
    expect(Math.abs(shownKm - km)).toBeLessThanOrEqual(0.6);
  });
}
