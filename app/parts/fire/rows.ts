import type { CauseId } from "#fires/cause.ts";
import { DANGER_LEVELS, type DangerLevel } from "#fires/danger.ts";
import type { RestrictionType } from "#fires/restriction.ts";
import type { StatusId } from "#fires/status.ts";
import type { CompassPoint } from "#territory/distance.ts";

type Field = string | number | null | undefined;

/** Separates the fields of a row. In a field, this character becomes a space. */
const FIELD = "|";
const ROW = "\n";
const GROUP = "\f";
const fieldOf = (value: Field) => String(value ?? "").replace(/[|\n\f]/g, " ");

/**
 * Writes the rows of a list as one text: as objects, the keys take as much space as the values. A list of one
 * row must have a field that is not empty.
 */
const writeRows = (rows: readonly (readonly Field[])[]): string =>
  rows
    .map((fields) => {
      const texts = fields.map(fieldOf);
      return texts.slice(0, texts.findLastIndex((text) => text !== "") + 1).join(FIELD);
    })
    .join(ROW);

/** Reads the fields of each row from `writeRows`; empty if there were no rows. */
const readRows = (rows: string): string[][] =>
  rows === "" ? [] : rows.split(ROW).map((row) => row.split(FIELD));

/** Writes several lists as one text. Each list has at least one row. */
export const writeGroups = (groups: readonly (readonly (readonly Field[])[])[]): string =>
  groups.map(writeRows).join(GROUP);

/** Reads the rows of each list from `writeGroups`. Each list has at least one row. */
export const readGroups = (groups: string): [string[], ...string[][]][] =>
  groups === ""
    ? []
    : groups.split(GROUP).map((group) => {
        const [first = [], ...rows] = readRows(group);
        return [first, ...rows];
      });

/** Writes the count of each key as one text. */
export const writeCounts = <Key>(keys: readonly Key[], countOf: (key: Key) => number): string =>
  keys.map(countOf).join(" ");

/** Reads the counts that `writeCounts` wrote for the same keys. */
export function readCounts<Key>(keys: readonly Key[], counts: string): { key: Key; count: number }[] {
  const each = counts.split(" ");
  return keys.map((key, at) => ({ key, count: Number(each[at]) }));
}

/** A fire as shown in lists. Texts are in the page's language. */
export interface FireRow {
  readonly id: string;
  /** The fire's name; null if lists show its number instead. */
  readonly name: string | null;
  readonly number: number;
  readonly statusId: StatusId;
  readonly sizeHa: number | null;
  /** Two-digit code of the fire's region, for the address of the fire's page. */
  readonly region: string | null;
  readonly place: string | null;
  readonly started: string | null;
  readonly contained: string | null;
  /** The day the fire was extinguished; null while it burns. */
  readonly extinguished: string | null;
  readonly causeId: CauseId | null;
  readonly isNorthern: boolean;
}

/** Writes a page of fires as one text, to be read by `readFireRows`. */
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

export interface NearbyFire {
  readonly fire: FireRow;
  readonly km: number;
  readonly direction: CompassPoint;
}

/** A zone's danger today, tomorrow and the day after. */
export interface DangerRow {
  readonly zone: number;
  readonly name: string;
  /** One character per day, `-` if not published (`455`), for `levelOn`. Equal rows are sent once. */
  readonly levels: string;
}

/** Returns the level on a day of a row (0 today to 2 the day after tomorrow); null if not published. */
export function levelOn(day: number, { levels }: Pick<DangerRow, "levels">): DangerLevel | null {
  return DANGER_LEVELS.find((level) => String(level) === levels[day]) ?? null;
}

/** A zone's danger as shown in tables. */
export type ListedDanger = Omit<DangerRow, "zone">;

/** Separator of names, the same as in the page's lists of zones, so that compression finds the repetition. */
const NAMES = ", ";

/**
 * Writes the levels of all rows, then their names, to be read by `readDangerRows`. As objects, 65 zones are
 * larger than the table they fill.
 */
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

export interface RestrictionPlace {
  readonly id: string;
  readonly regions: string;
  readonly from: string | null;
  readonly until: string | null;
  /** Kind of the page's area, if the restriction only covers a part of that area. */
  readonly partOf?: "region" | "zone";
  /** True if the restriction's area or dates are uncertain. */
  readonly isUnsure?: true;
}

/** Restrictions of one type and wording, with the places and dates of each. */
export interface RestrictionGroup {
  readonly type: RestrictionType;
  /** The data's own wording; empty if missing. */
  readonly title: string;
  /** Names of all regions of the group, each once. */
  readonly regions: string;
  readonly places: readonly RestrictionPlace[];
}

export type ListedPlace = Omit<RestrictionPlace, "id">;

/** The part of a group shown in a list: its regions, or its places with their dates. */
export type ListedGroup = Pick<RestrictionGroup, "type" | "title"> &
  ({ readonly places: readonly ListedPlace[] } | Pick<RestrictionGroup, "regions">);

/**
 * Writes all restrictions of Quebec as one text, to be read by `readRestrictions`. As objects, the 44
 * measures of a crisis take 900 bytes more.
 */
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
