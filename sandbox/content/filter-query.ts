import { isList, isObject, type Json } from "./story.ts";
import { fits } from "./wildcard.ts";

/** Filter of stories, from a parameter `filter_query[field][operation]=value`. */
interface Condition {
  readonly field: string;
  readonly operation: string;
  readonly value: string;
}

/** Filters of a query. All of `every` must match, and one of `some` unless `some` is empty. */
export interface FilterQuery {
  readonly every: readonly Condition[];
  readonly some: readonly Condition[];
}

/** Reads the filters of a query. Of the filters under `__or`, at least one must match. */
export function filterQueryOf(query: Iterable<readonly [string, string]>): FilterQuery {
  const every: Condition[] = [];
  const some: Condition[] = [];
  for (const [key, value] of query) {
    if (!key.startsWith("filter_query[")) continue;
    const parts = [...key.matchAll(/\[([^\]]*)\]/g)].map(([, part = ""]) => part);
    const isAlternative = parts[0] === "__or";
    const [field, operation] = isAlternative ? parts.filter((part, at) => at > 0 && part !== "") : parts;
    if (field === undefined || operation === undefined) continue;
    (isAlternative ? some : every).push({ field, operation, value });
  }
  return { every, some };
}

export const passes = (content: Json, { every, some }: FilterQuery): boolean =>
  every.every((condition) => matches(content, condition)) &&
  (some.length === 0 || some.some((condition) => matches(content, condition)));

/** Returns the value at a path such as `seo.title` or `body.0.name`. */
export function valueAt(content: Json, field: string): Json | undefined {
  return field
    .split(".")
    .reduce<Json | undefined>(
      (value, key) => (isList(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined),
      content,
    );
}

/** Parses a time. A time without a time zone is in UTC, as everywhere in the service. */
export const instantOf = (text: string): number =>
  Date.parse(
    /\d{2}:\d{2}/.test(text) && !/(Z|[+-]\d{2}:?\d{2})$/.test(text) ? `${text.replace(" ", "T")}Z` : text,
  );

const plain = (value: Json | undefined): string =>
  typeof value === "object" || value === undefined ? "" : String(value);
const number = (text: string): number => (text.trim() === "" ? Number.NaN : Number(text));

function matches(content: Json, { field, operation, value: wanted }: Condition): boolean {
  const value = valueAt(content, field);
  const text = plain(value);
  const items = isList(value) ? value.map(plain) : [];
  const values = wanted.split(",").map((each) => each.trim());
  switch (operation) {
    case "in":
      return !isTree(value) && values.includes(text);
    case "not_in":
      return isTree(value) || !values.includes(text);
    case "like":
      return typeof value === "string" && fits(text, wanted, "i");
    case "not_like":
      return !fits(text, wanted, "i");
    case "is":
      return isOfKind(value, wanted);
    // `in_array` is the former name of `any_in_array`.
    case "in_array":
    case "any_in_array":
      return values.some((each) => items.includes(each));
    case "all_in_array":
      return values.every((each) => items.includes(each));
    case "gt_int":
    case "gt_float":
      return number(text) > number(wanted);
    case "lt_int":
    case "lt_float":
      return number(text) < number(wanted);
    case "gt_date":
      return instantOf(text) > instantOf(wanted);
    case "lt_date":
      return instantOf(text) < instantOf(wanted);
    default:
      return false;
  }
}

const isTree = (value: Json | undefined): boolean => typeof value === "object" && value !== null;

function isOfKind(value: Json | undefined, kind: string): boolean {
  const isAbsent = value === undefined || value === null;
  switch (kind) {
    case "empty":
      return isAbsent || value === "";
    case "not_empty":
      return !isAbsent && value !== "";
    case "empty_array":
      return isList(value) && value.length === 0;
    case "not_empty_array":
      return isList(value) && value.length > 0;
    case "true":
    case "false":
      return plain(value) === kind;
    case "null":
      return isAbsent;
    case "not_null":
      return !isAbsent;
    default:
      return false;
  }
}
