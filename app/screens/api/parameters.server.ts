import { z } from "zod";
import { ApiProblem, type ParameterProblem } from "./problem.server.ts";

/** One query parameter: how it is read, and in words what it may be. */
export interface Parameter<T> {
  readonly schema: z.ZodType<T>;
  readonly allowed: string;
}

export type Parameters = Readonly<Record<string, Parameter<unknown>>>;
export type Values<P extends Parameters> = {
  readonly [Name in keyof P]: P[Name] extends Parameter<infer T> ? T : never;
};

const list = new Intl.ListFormat("en-CA", { type: "disjunction" });

/** One of several codes. */
export function oneOf<const Code extends string>(codes: readonly Code[]): Parameter<Code | undefined> {
  return { schema: z.enum(codes).optional(), allowed: list.format(codes) };
}

/** One or several codes, separated by commas. */
export function someOf<const Code extends string>(
  codes: readonly Code[],
): Parameter<readonly Code[] | undefined> {
  return {
    schema: z
      .string()
      .transform((text) => text.split(","))
      .pipe(z.array(z.enum(codes)))
      .optional(),
    allowed: `one or more of ${list.format(codes)}, separated by commas`,
  };
}

/** `true` or `false`. */
export const trueOrFalse: Parameter<boolean | undefined> = {
  schema: z
    .enum(["true", "false"])
    .transform((text) => text === "true")
    .optional(),
  allowed: "true or false",
};

/** A decimal number that must be given, both limits included. */
export function numberBetween(min: number, max: number): Parameter<number> {
  return {
    schema: z
      .string()
      .regex(/^-?\d{1,3}(?:\.\d{1,15})?$/)
      .transform(Number)
      .pipe(z.number().min(min).max(max)),
    allowed: `required, a number from ${min} to ${max} with a decimal point`,
  };
}

/**
 * The parameters of a request, by the rules of its endpoint. One given several times counts as its values joined
 * by commas.
 * @throws {ApiProblem} `bad-parameter` naming each that is unknown or cannot be read, and what it may be.
 */
export function readParameters<P extends Parameters>(search: URLSearchParams, rules: P): Values<P> {
  const names = Object.keys(rules);
  const known =
    names.length > 0 ? `not a parameter here; known: ${names.join(", ")}` : "no parameter is known here";
  const refused: ParameterProblem[] = [...new Set(search.keys())]
    .filter((name) => !names.includes(name))
    .map((name) => ({ name, allowed: known }));
  const values = Object.entries(rules).map(([name, { schema, allowed }]) => {
    const given = search.has(name) ? search.getAll(name).join(",") : undefined;
    const { success, data } = schema.safeParse(given);
    if (!success) refused.push({ name, allowed });
    return [name, data];
  });
  if (refused.length > 0) {
    const sentences = refused.map(({ name, allowed }) => `${name}: ${allowed}.`);
    throw new ApiProblem("bad-parameter", sentences.join(" "), refused);
  }
  // Each value came from its own rule, which is what the type says; TypeScript cannot follow fromEntries.
  return Object.fromEntries(values) as Values<P>;
}
