import type { CauseId } from "#fires/cause.ts";
import { DANGER_LEVELS, type DangerLevel } from "#fires/danger.ts";
import type { RestrictionType } from "#fires/restriction.ts";
import type { StatusId } from "#fires/status.ts";
import type { CompassPoint } from "#territory/distance.ts";
import { readGroups, readRows, writeGroups, writeRows } from "./short-text.ts";

/** A fire as lists show it; texts are in the page's language. */
export interface FireRow {
  readonly id: string;
  /** The fire's name; null when it has none and its number stands alone. */
  readonly name: string | null;
  readonly number: number;
  readonly statusId: StatusId;
  readonly sizeHa: number | null;
  /** Two-digit code of its region, for its page's address. */
  readonly region: string | null;
  readonly place: string | null;
  readonly started: string | null;
  readonly contained: string | null;
  /** The day it went out; null while it burns. */
  readonly extinguished: string | null;
  readonly causeId: CauseId | null;
  readonly isNorthern: boolean;
}

/** A page of fires as one text. Read by `readFireRows`. */
export function writeFireRows(rows: readonly FireRow[]): string {
  return writeRows(
    rows.map(({ id, name, statusId, sizeHa, region, place, started, contained, ...fire }) => [
      ...[id, name, statusId, sizeHa, region, place, started, contained],
      ...[fire.causeId, fire.isNorthern ? 1 : null, fire.extinguished],
    ]),
  );
}

export function readFireRows(rows: string): FireRow[] {
  return readRows(rows).map((row) => {
    const [
      id = "",
      name,
      statusId,
      sizeHa,
      region,
      place,
      started,
      contained,
      causeId,
      northern,
      extinguished,
    ] = row;
    return {
      id,
      name: name || null,
      number: Number(id.slice(id.indexOf("-") + 1)),
      // Written by writeFireRows from a status, a size and a cause.
      statusId: Number(statusId) as StatusId,
      sizeHa: sizeHa ? Number(sizeHa) : null,
      region: region || null,
      place: place || null,
      started: started || null,
      contained: contained || null,
      extinguished: extinguished || null,
      causeId: causeId ? (Number(causeId) as CauseId) : null,
      isNorthern: Boolean(northern),
    };
  });
}

/** A fire near a place. */
export interface NearbyFire {
  readonly fire: FireRow;
  readonly km: number;
  readonly direction: CompassPoint;
}

/** A zone's danger today, tomorrow and the day after. */
export interface DangerRow {
  readonly zone: number;
  readonly name: string;
  /** One character a day, `-` where none is published (`455`): equal rows then travel once. Read by `levelOn`. */
  readonly levels: string;
}

/** The level of a day of a row, 0 today to 2 the day after; null where none is published. */
export function levelOn(day: number, { levels }: Pick<DangerRow, "levels">): DangerLevel | null {
  return DANGER_LEVELS.find((level) => String(level) === levels[day]) ?? null;
}

/** A zone's danger as tables show it. */
export type ListedDanger = Omit<DangerRow, "zone">;

/** As the page itself names zones of one level one after the other: compression then finds them there. */
const NAMES = ", ";

/** The levels of all rows, then their names: as objects, 65 zones weigh more than the table they fill. Read by `readDangerRows`. */
export const writeDangerRows = (rows: readonly ListedDanger[]): string =>
  writeRows(
    rows.length === 0
      ? []
      : [
          [
            rows.map(({ levels }) => levels).join(" "),
            rows.map(({ name }) => name.replaceAll(NAMES, " ")).join(NAMES),
          ],
        ],
  );

export function readDangerRows(rows: string): ListedDanger[] {
  const [[levels = "", names = ""] = []] = readRows(rows);
  const name = names.split(NAMES);
  return levels === "" ? [] : levels.split(" ").map((each, at) => ({ levels: each, name: name[at] ?? "" }));
}

/** Where and when one measure holds. */
export interface RestrictionPlace {
  readonly id: string;
  readonly regions: string;
  readonly from: string | null;
  readonly until: string | null;
  /** The kind of the area asked about, where the restriction holds in a part of it alone. */
  readonly partOf?: "region" | "zone";
  /** Its area or its dates are not sure. */
  readonly isUnsure?: true;
}

/** Restrictions of one type and wording, told once, with the places and dates of each. */
export interface RestrictionGroup {
  readonly type: RestrictionType;
  /** The data's own wording; empty when it has none. */
  readonly title: string;
  /** Every region that the group touches, once. */
  readonly regions: string;
  readonly places: readonly RestrictionPlace[];
}

/** A place as lists show it. */
export type ListedPlace = Omit<RestrictionPlace, "id">;

/** What a list shows of a group: its regions, or its places with their dates. */
export type ListedGroup = Pick<RestrictionGroup, "type" | "title"> &
  ({ readonly places: readonly ListedPlace[] } | Pick<RestrictionGroup, "regions">);

/** All restrictions of Quebec as one text: as objects, the 44 measures of a crisis weigh 900 bytes more. Read by `readRestrictions`. */
export const writeRestrictions = (groups: readonly RestrictionGroup[]): string =>
  writeGroups(
    groups.map(({ type, title, places }) => [
      [type, title],
      ...places.map(({ regions, from, until, isUnsure }) => [regions, from, until, isUnsure ? 1 : null]),
    ]),
  );

export const readRestrictions = (groups: string): ListedGroup[] =>
  readGroups(groups).map(([[type, title = ""], ...places]) => ({
    // Written by writeRestrictions from a type.
    type: type as RestrictionType,
    title,
    places: places.map(([regions = "", from, until, isUnsure]) => ({
      regions,
      from: from || null,
      until: until || null,
      ...(isUnsure && { isUnsure: true as const }),
    })),
  }));
