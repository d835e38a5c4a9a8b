import { OPEN_DATA_CONTACT } from "../../parts/open-answer/contact.ts";
import { API_SCHEMAS } from "./api-schemas.server.ts";
import { isServed } from "./around/around-endpoints.server.ts";
import { type Endpoint, endpoint } from "./endpoint.server.ts";
import { DATA_ENDPOINTS } from "./endpoints.server.ts";
import { EXAMPLES } from "./openapi-examples.server.ts";
import { noDataYet, PROBLEMS, type ProblemCode } from "./problem.server.ts";
import { ref, say } from "./shared-schemas.server.ts";

/** Endpoint of the OpenAPI document, which leaves out paths of sources that this site does not have. */
const description = endpoint({
  path: "/openapi.json",
  id: "description",
  summary: ["This description in OpenAPI format", "Cette description, au format OpenAPI"],
  text: say(
    "The OpenAPI 3.1 file that this page is made from.",
    "Le fichier OpenAPI 3.1 dont cette page est tirée.",
  ),
  schema: { type: "object", required: ["openapi"] },
  answer: ({ services }) => {
    const surroundings = services.surroundings.read();
    const served = Object.entries(openapi.paths).filter(([path]) => isServed(path, surroundings));
    return { ...openapi, paths: Object.fromEntries(served) };
  },
});

export const ENDPOINTS: readonly Endpoint[] = [...DATA_ENDPOINTS, description];

/** HTTP statuses of error responses, by the name of the response component in the OpenAPI document. */
const REFUSALS = { BadParameter: 400, NotFound: 404, AddressTooLong: 414, NoDataYet: 503 } as const;

function operationOf({ id, summary, text, schema, media, refusals = [], ...endpoint }: Endpoint) {
  const example = endpoint.example ?? EXAMPLES[id];
  const parameters = [
    ...(endpoint.pathParameters ?? []).map((each) => ({ ...each, in: "path", required: true })),
    ...Object.entries(endpoint.parameters).map(([name, { schema, description }]) => ({
      ...{ name, in: "query", required: !schema.safeParse(undefined).success },
      ...description,
    })),
  ];
  const refused = (["BadParameter", ...refusals, "AddressTooLong"] as const)
    .toSorted((a, b) => REFUSALS[a] - REFUSALS[b])
    .map((name) => [REFUSALS[name], { $ref: `#/components/responses/${name}` }] as const);
  return {
    operationId: id,
    summary: summary[0],
    "x-summary-fr": summary[1],
    ...text,
    ...(parameters.length > 0 && { parameters }),
    responses: {
      200: {
        description: summary[0],
        headers: { ETag: { $ref: "#/components/headers/ETag" } },
        content: {
          [media]: { schema: typeof schema === "string" ? ref(schema) : schema, ...(example && { example }) },
        },
      },
      304: { description: "Nothing has changed since the response that you already have." },
      ...Object.fromEntries(refused),
    },
  };
}

export const OPERATIONS = ENDPOINTS.map((each) => ({ path: each.path, operation: operationOf(each) }));

function refusal(code: ProblemCode, description: string, detail: string, more: object = {}) {
  const { status, title } = PROBLEMS[code];
  const type = `https://vigie.example/en/api/#${code}`;
  const example = { type, title, status, code, detail, ...more };
  return { description, content: { "application/problem+json": { schema: ref("Problem"), example } } };
}

const RESPONSES = {
  BadParameter: refusal(
    "bad-parameter",
    "A parameter is unknown or cannot be read; the response gives its name and the values it accepts. Parameters that social networks and newsletters add to links (utm_source, fbclid) are ignored.",
    "active: true or false.",
    { parameters: [{ name: "active", allowed: "true or false" }] },
  ),
  NotFound: refusal(
    "unknown-fire",
    "Nothing was found at this URL.",
    "A fire’s ID is its year and its number, such as 2026-123; /fires lists them.",
  ),
  AddressTooLong: refusal(
    "address-too-long",
    "The URL is longer than 2,048 characters.",
    "Ask for less in each request.",
  ),
  NoDataYet: {
    ...refusal(
      "no-data-yet",
      "This data has not been received since the server started; Retry-After says when to try again.",
      noDataYet().message,
    ),
    headers: { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } },
  },
} satisfies Record<keyof typeof REFUSALS, object>;

export const openapi = {
  openapi: "3.1.1",
  jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
  info: {
    title: "Vigie, open data",
    "x-title-fr": "Vigie, données ouvertes",
    version: "1.0.0",
    summary: "Wildfires, fire danger and restrictions in Quebec",
    "x-summary-fr": "Feux de forêt, danger d’incendie et restrictions au Québec",
    license: { name: "CC BY 4.0", identifier: "CC-BY-4.0" },
    contact: { name: "Vigie, données ouvertes / open data", email: OPEN_DATA_CONTACT },
  },
  servers: [{ url: "/api/v1" }],
  security: [],
  paths: Object.fromEntries(OPERATIONS.map(({ path, operation }) => [path, { get: operation }])),
  components: {
    headers: {
      ETag: {
        description: "Send it back in If-None-Match: if nothing has changed, you get a 304 without a body.",
        schema: { type: "string" },
      },
    },
    responses: RESPONSES,
    schemas: API_SCHEMAS,
  },
};
