import { z } from "zod";
import { REGIONS } from "#territory/regions.ts";
import { type Parameter, parametersOf, type Values } from "../../parts/open-answer/parameters.server.ts";
import { ApiProblem, type ParameterProblem } from "./problem.server.ts";
import { ref, type say } from "./shared-schemas.server.ts";

type Texts = ReturnType<typeof say>;

/** Description of a parameter in the OpenAPI document. */
interface Description extends Texts {
  readonly schema: object;
  readonly example: unknown;
  readonly style?: "form";
  readonly explode?: boolean;
}

interface DescribedParameter<T> extends Parameter<T> {
  readonly description: Description;
}

export type DescribedParameters = Readonly<Record<string, DescribedParameter<unknown>>>;

const list = new Intl.ListFormat("en-CA", { type: "disjunction" });

export function oneOf<const Code extends string>(
  codes: readonly Code[],
  { schema = { enum: codes }, ...description }: Texts & { readonly schema?: object; readonly example: Code },
): DescribedParameter<Code | undefined> {
  return {
    schema: z.enum(codes).optional(),
    allowed: list.format(codes),
    description: { ...description, schema },
  };
}

export const oneRegion = (texts: Texts) =>
  oneOf(
    REGIONS.map(({ code }) => code),
    { ...texts, schema: ref("RegionCode"), example: "04" },
  );

/** Accepts one or several codes, separated by commas. `schema` describes a single code. */
export function someOf<const Code extends string>(
  codes: readonly Code[],
  { schema, ...description }: Texts & { readonly schema: object; readonly example: readonly Code[] },
): DescribedParameter<readonly Code[] | undefined> {
  return {
    schema: z
      .string()
      .transform((text) => text.split(","))
      .pipe(z.array(z.enum(codes)))
      .optional(),
    allowed: `one or more of ${list.format(codes)}, separated by commas`,
    description: {
      ...description,
      ...{ schema: { type: "array", items: schema }, style: "form", explode: false },
    },
  };
}

export const trueOrFalse = (
  description: Texts & { readonly example: boolean },
): DescribedParameter<boolean | undefined> => ({
  schema: z
    .enum(["true", "false"])
    .transform((text) => text === "true")
    .optional(),
  allowed: "true or false",
  description: { ...description, schema: { type: "boolean" } },
});

/** Requires a decimal number between two limits, both included. */
export function numberBetween(
  min: number,
  max: number,
  description: Texts & { readonly example: number },
): DescribedParameter<number> {
  return {
    schema: z
      .string()
      .regex(/^-?\d{1,3}(?:\.\d{1,15})?$/)
      .transform(Number)
      .pipe(z.number().min(min).max(max)),
    allowed: `required, a number from ${min} to ${max} with a decimal point`,
    description: { ...description, schema: { type: "number", minimum: min, maximum: max } },
  };
}

/**
 * Parses the parameters of a request with its endpoint's rules.
 * @throws {ApiProblem} `bad-parameter`, with the name and allowed values of each unknown or invalid parameter
 */
export function readParameters<P extends DescribedParameters>(search: URLSearchParams, rules: P): Values<P> {
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
