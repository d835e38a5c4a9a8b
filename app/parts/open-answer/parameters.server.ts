import type { z } from "zod";
import { askedNames } from "./asked-names.ts";

/** One query parameter: how it is read, and in words what it may be. */
export interface Parameter<T> {
  readonly schema: z.ZodType<T>;
  readonly allowed: string;
}

export type Parameters = Readonly<Record<string, Parameter<unknown>>>;
export type Values<P extends Parameters> = {
  readonly [Name in keyof P]: P[Name] extends Parameter<infer T> ? T : never;
};

interface Read<P extends Parameters> {
  /** To be used only where nothing is unknown or refused. */
  readonly values: Values<P>;
  /** Names that no rule knows. */
  readonly unknown: readonly string[];
  /** Names whose value cannot be used, each with what it may be. */
  readonly refused: readonly { readonly name: string; readonly allowed: string }[];
}

/**
 * The parameters that a program asks with, and those that have to be refused: one that is ignored would answer everything. One given
 * several times counts as its values joined by commas.
 */
export function parametersOf<P extends Parameters>(search: URLSearchParams, rules: P): Read<P> {
  const unknown = askedNames(search).filter((name) => !Object.keys(rules).includes(name));
  const refused: { name: string; allowed: string }[] = [];
  const values = Object.entries(rules).map(([name, { schema, allowed }]) => {
    const given = search.has(name) ? search.getAll(name).join(",") : undefined;
    const { success, data } = schema.safeParse(given);
    if (!success) refused.push({ name, allowed });
    return [name, data];
  });
  // Each value came from its own rule, which is what the type says; TypeScript cannot follow fromEntries.
  return { values: Object.fromEntries(values) as Values<P>, unknown, refused };
}
