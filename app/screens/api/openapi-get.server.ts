import { EXAMPLES } from "./openapi-examples.server.ts";
import type { say } from "./shared-schemas.server.ts";

/** Refers to a schema by its name. */
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Statuses of refusals, by the name of their response component. */
export const REFUSALS = { BadParameter: 400, NotFound: 404, AddressTooLong: 414, NoDataYet: 503 } as const;

interface Parameter {
  readonly name: string;
  readonly in: "query" | "path";
  readonly required: boolean;
  readonly schema: object;
  readonly example: unknown;
  readonly style?: "form";
  readonly explode?: boolean;
}

interface Get {
  readonly id: string;
  /** In English and in French. */
  readonly summary: readonly [string, string];
  readonly text: ReturnType<typeof say>;
  readonly schema: object;
  readonly media?: "application/geo+json";
  /** In addition to the refusals common to every path. */
  readonly refusals?: readonly (keyof typeof REFUSALS)[];
  readonly parameters?: readonly Parameter[];
  /** The example response, if it is not in `EXAMPLES`. */
  readonly example?: object | undefined;
}

/** Describes an address of the API. */
export function get(path: string, described: Get) {
  const { id, summary, text, schema, parameters, refusals = [] } = described;
  const media = described.media ?? "application/json";
  const example = described.example ?? EXAMPLES[id];
  const refused = (["BadParameter", ...refusals, "AddressTooLong"] as const)
    .toSorted((a, b) => REFUSALS[a] - REFUSALS[b])
    .map((name) => [REFUSALS[name], { $ref: `#/components/responses/${name}` }]);
  const operation = {
    operationId: id,
    summary: summary[0],
    "x-summary-fr": summary[1],
    ...text,
    ...(parameters && { parameters }),
    responses: {
      200: {
        description: summary[0],
        headers: { ETag: { $ref: "#/components/headers/ETag" } },
        content: { [media]: { schema, ...(example && { example }) } },
      },
      304: { description: "Nothing has changed since the response that you already have." },
      ...Object.fromEntries(refused),
    },
  };
  return [path, { get: operation }] as const;
}
