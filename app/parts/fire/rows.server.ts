import type { Fire, Restriction, ZoneDanger } from "#fires/model.ts";
import { isActive } from "#fires/status.ts";
import type { Language } from "#territory/language.ts";
import { regionByCode } from "#territory/regions.ts";
import { formatsOf } from "../../i18n/format.ts";
import type { TextOf } from "../../i18n/texts-of.ts";
import { mergeSameRestrictions } from "./merge-same-restrictions.ts";
import type { DangerRow, FireRow, RestrictionGroup, RestrictionPlace } from "./rows.ts";

/** Returns a region's name in a language, or the code if it is unknown. */
export function regionName(code: string, language: Language): string {
  return regionByCode(code)?.name[language] ?? code;
}

/** Returns the names of the territories of a fire; null if they are unknown. */
export function firePlace(
  { mrc, city, region }: Pick<Fire, "mrc" | "city" | "region">,
  language: Language,
): string | null {
  const place = [mrc ?? city, region && regionName(region, language)];
  // Do not repeat a territory that is also a region (Montréal, Laval).
  return [...new Set(place.filter(Boolean))].join(", ") || null;
}

export function fireRow(fire: Fire, language: Language, now: Date): FireRow {
  const formats = formatsOf(language);
  return {
    id: fire.id,
    name: fire.name,
    number: fire.number,
    statusId: fire.statusId,
    sizeHa: fire.sizeHa,
    region: fire.region,
    place: firePlace(fire, language),
    started: fire.startedAt && formats.shortDayTime(fire.startedAt, now),
    contained: fire.containedAt && formats.day(fire.containedAt, now),
    extinguished: isActive(fire.statusId)
      ? null
      : fire.extinguishedAt && formats.day(fire.extinguishedAt, now),
    causeId: fire.causeId,
    isNorthern: fire.protection === "northern",
  };
}

export function dangerRow({ zone, name, days }: ZoneDanger): DangerRow {
  return { zone, name, levels: days.map((day) => day?.level ?? "-").join("") };
}

/** Returns the place and dates of a restriction. */
export function restrictionPlace(restriction: Restriction, language: Language, now: Date): RestrictionPlace {
  const formats = formatsOf(language);
  const { id, regions, startsAt, endsAt, unsure } = restriction;
  return {
    id,
    regions: formats.list(regions.map((code) => regionName(code, language))),
    from: startsAt && formats.dayTime(startsAt, now),
    until: endsAt && formats.dayTime(endsAt, now),
    ...(unsure && { isUnsure: true }),
  };
}

/** Groups restrictions by type and wording, in the given order: a ban in twelve regions shows as one. */
export function restrictionGroups(
  restrictions: readonly Restriction[],
  language: Language,
  now: Date,
): RestrictionGroup[] {
  return mergeSameRestrictions(restrictions, language).map((group) => {
    const [first] = group;
    const places = group
      .map((each) => restrictionPlace(each, language, now))
      .toSorted((a, b) => a.regions.localeCompare(b.regions, language));
    const codes = new Set(group.flatMap(({ regions }) => regions));
    const names = [...codes].map((code) => regionName(code, language));
    const regions = formatsOf(language).list(names.toSorted((a, b) => a.localeCompare(b, language)));
    return { type: first.type, title: first.title[language], regions, places };
  });
}

/** Writes the dates of a restriction's place in one phrase. */
export const placeDates = (t: TextOf, { from, until, isUnsure }: RestrictionPlace, isAnnounced: boolean) =>
  [
    isAnnounced && from && t("restrictions.from", { when: from }),
    until ? t("restrictions.until", { when: until }) : t("restrictions.noEnd"),
    isUnsure && t("restrictions.unsure"),
  ]
    .filter(Boolean)
    .join(", ");

/** Groups restrictions like `restrictionGroups`, without the places and dates of each restriction. */
export const briefGroups = (restrictions: readonly Restriction[], language: Language, now: Date) =>
  restrictionGroups(restrictions, language, now).map(({ type, title, regions }) => ({
    type,
    title,
    regions,
  }));
