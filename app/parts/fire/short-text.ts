type Field = string | number | null | undefined;

/** Separates the fields of a row. In a field it becomes a space. */
const FIELD = "|";
const ROW = "\n";
const GROUP = "\f";
const fieldOf = (value: Field) => String(value ?? "").replace(/[|\n\f]/g, " ");

/**
 * Writes the rows of a list as one text: as objects, the keys take as much space as the values. A list of one
 * row must have a field that is not empty.
 */
export const writeRows = (rows: readonly (readonly Field[])[]): string =>
  rows
    .map((fields) => {
      const texts = fields.map(fieldOf);
      return texts.slice(0, texts.findLastIndex((text) => text !== "") + 1).join(FIELD);
    })
    .join(ROW);

/** Reads the fields of each row from `writeRows`; empty if there were no rows. */
export const readRows = (rows: string): string[][] =>
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
