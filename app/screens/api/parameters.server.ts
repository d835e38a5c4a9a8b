import { z } from "zod";
import {
  type Parameter,
  type Parameters,
  parametersOf,
  type Values,
} from "../../parts/open-answer/parameters.server.ts";
import { ApiProblem, type ParameterProblem } from "./problem.server.ts";

const list = new Intl.ListFormat("en-CA", { type: "disjunction" });

/** Accepts one of several codes. */
export function oneOf<const Code extends string>(codes: readonly Code[]): Parameter<Code | undefined> {
  return { schema: z.enum(codes).optional(), allowed: list.format(codes) };
}

/** Accepts one or several codes, separated by commas. */
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

/** Accepts `true` or `false`. */
export const trueOrFalse: Parameter<boolean | undefined> = {
  schema: z
    .enum(["true", "false"])
    .transform((text) => text === "true")
    .optional(),
  allowed: "true or false",
};

/** Requires a decimal number between two limits, both included. */
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
 * Parses the parameters of a request with its endpoint's rules.
 * @throws {ApiProblem} `bad-parameter`, with the name and allowed values of each unknown or invalid parameter
 */
export function readParameters<P extends Parameters>(search: URLSearchParams, rules: P): Values<P> {
  const { values, unknown, refused } = parametersOf(search, rules);
  const names = Object.keys(rules);
  const known =
    names.length > 0
      ? `not a parameter here; accepted: ${names.join(", ")}`
      : "no parameters are accepted here";
  const problems: ParameterProblem[] = [...unknown.map((name) => ({ name, allowed: known })), ...refused];
  if (problems.length > 0) {
    const sentences = problems.map(({ name, allowed }) => `${name}: ${allowed}.`);
    throw new ApiProblem("bad-parameter", sentences.join(" "), problems);
  }
  return values;
}
