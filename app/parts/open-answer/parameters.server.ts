import type { z } from "zod";
import { parameterNames } from "#plan/parameter-names.ts";

/** A query parameter: its schema, and its allowed values in words. */
export interface Parameter<T> {
  readonly schema: z.ZodType<T>;
  readonly allowed: string;
}

export type Parameters = Readonly<Record<string, Parameter<unknown>>>;
export type Values<P extends Parameters> = {
  readonly [Name in keyof P]: P[Name] extends Parameter<infer T> ? T : never;
};

interface Read<P extends Parameters> {
  /** Values to use only if `unknown` and `refused` are empty. */
  readonly values: Values<P>;
  /** Parameter names that match no rule. */
  readonly unknown: readonly string[];
  /** Names of parameters with an invalid value, each with its allowed values. */
  readonly refused: readonly { readonly name: string; readonly allowed: string }[];
}

/**
 * Reads a program's query parameters and collects those to refuse: a request with an ignored filter would
 * return everything. A repeated parameter counts as its values joined by commas.
 */
export function parametersOf<P extends Parameters>(search: URLSearchParams, rules: P): Read<P> {
  const unknown = parameterNames(search).filter((name) => !Object.keys(rules).includes(name));
  const refused: { name: string; allowed: string }[] = [];
  const values = Object.entries(rules).map(([name, { schema, allowed }]) => {
    const joined = search.has(name) ? search.getAll(name).join(",") : undefined;
    const { success, data } = schema.safeParse(joined);
    if (!success) refused.push({ name, allowed });
    return [name, data];
  });
  // Each value comes from its own rule, as the type says. TypeScript cannot infer this through fromEntries.
  return { values: Object.fromEntries(values) as Values<P>, unknown, refused };
}
