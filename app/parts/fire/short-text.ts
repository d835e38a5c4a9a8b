type Field = string | number | null | undefined;

/** Between the fields of a row; a field that holds it has a blank instead. */
const FIELD = "|";
const ROW = "\n";
const GROUP = "\f";
const fieldOf = (value: Field) => String(value ?? "").replace(/[|\n\f]/g, " ");

/** Rows of a list as one text: as objects, their keys weigh as much as what they hold. A list of one row has a field that is not empty. */
export const writeRows = (rows: readonly (readonly Field[])[]): string =>
  rows
    .map((fields) => {
      const texts = fields.map(fieldOf);
      return texts.slice(0, texts.findLastIndex((text) => text !== "") + 1).join(FIELD);
    })
    .join(ROW);

/** The fields of each row that `writeRows` wrote; empty where it had none. */
export const readRows = (rows: string): string[][] =>
  rows === "" ? [] : rows.split(ROW).map((row) => row.split(FIELD));

/** Several lists as one text; each has one row or more. */
export const writeGroups = (groups: readonly (readonly (readonly Field[])[])[]): string =>
  groups.map(writeRows).join(GROUP);

/** The rows of each list that `writeGroups` wrote, which has one row or more. */
export const readGroups = (groups: string): [string[], ...string[][]][] =>
  groups === ""
    ? []
    : groups.split(GROUP).map((group) => {
        const [first = [], ...rows] = readRows(group);
        return [first, ...rows];
      });

/** How many there are of each key, as one text. */
export const writeCounts = <Key>(keys: readonly Key[], countOf: (key: Key) => number): string =>
  keys.map(countOf).join(" ");

/** The counts that `writeCounts` wrote for the same keys. */
export function readCounts<Key>(keys: readonly Key[], counts: string): { key: Key; count: number }[] {
  const each = counts.split(" ");
  return keys.map((key, at) => ({ key, count: Number(each[at]) }));
}
