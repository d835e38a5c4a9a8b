import { API_ROOT } from "#plan/api-path.ts";
import type { Surroundings } from "#surroundings/model.ts";
import type { Language } from "#territory/language.ts";
import { OPEN_DATA_CONTACT } from "../../parts/open-answer/contact.ts";
import { isServed } from "./around/around-endpoints.server.ts";
import { type Field, writeFields } from "./field-list.ts";
import {
  type Described,
  nameOf,
  OPERATIONS,
  type Operation,
  resolved,
  type Schema,
  schemaNamed,
} from "./openapi-document.server.ts";
import { PROBLEMS, type ProblemCode } from "./problem.server.ts";
import { createJsonWriter } from "./written-json.ts";

/** Longer lists of codes are shortened to the first and the last. */
const MANY = 10;

const textOf = (part: Described, language: Language) =>
  (language === "fr" ? part["x-description-fr"] : part.description) ?? "";

function typeOf(unresolved: Schema): string {
  const { schema, isNullable } = resolved(unresolved);
  const { format, type, items } = schema;
  const [only] = typeof type === "string" ? [type] : (type ?? []).filter((each) => each !== "null");
  const own = schema.enum || schema.const !== undefined ? "code" : (format ?? only ?? "object");
  const whole = own === "array" && items ? `${typeOf(items)}[]` : own;
  return isNullable ? `${whole} | null` : whole;
}

/** Returns the fields of a schema, in the description's order. Deeper fields are only in the example. */
function fieldsOf(unresolved: Schema, language: Language): Field[] {
  const { schema } = resolved(unresolved);
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const text = textOf(property, language);
    return text ? [{ name, type: typeOf(property), text }] : [];
  });
}

/** Schemas whose fields the page lists once for several addresses. */
const SHARED = { meta: "ListMeta", fireFields: "Fire", restrictionFields: "Restriction" } as const;

/** Returns the properties of a collection's features, unless they are listed elsewhere on the page. */
function ownProperties(unresolved: Schema): Schema {
  const features = resolved(unresolved).schema.properties?.features?.items;
  const properties = features ? resolved(features).schema.properties?.properties : undefined;
  if (properties === undefined || Object.values<string>(SHARED).includes(nameOf(properties) ?? "")) return {};
  return properties;
}

function valuesOf(unresolved: Schema): string[] {
  const { schema } = resolved(unresolved);
  if (schema.items) return valuesOf(schema.items);
  const values = schema.enum ?? (schema.type === "boolean" ? ["true", "false"] : []);
  if (values.length > MANY) return [`${values[0]} … ${values.at(-1)}`];
  return schema.minimum === undefined ? [...values] : [`${schema.minimum} … ${schema.maximum}`];
}

/** Returns a working address with its required parameters; null if it needs a fire and there is no fire. */
function sampleOf(path: string, { parameters = [] }: Operation, fireId: string | null): string | null {
  if (path.includes("{") && fireId === null) return null;
  const required = parameters.filter((each) => each.in === "query" && each.required);
  const query = required.map(({ name, example }) => `${name}=${example}`).join("&");
  return API_ROOT + path.replace("{id}", fireId ?? "") + (query && `?${query}`);
}

interface EndpointOptions {
  readonly language: Language;
  /** ID of an existing fire, so that the sample address works; null without a fire. */
  readonly fireId: string | null;
  readonly write: (value: unknown) => string;
}

function endpointView(path: string, operation: Operation, { language, fireId, write }: EndpointOptions) {
  const [answer] = Object.entries(operation.responses["200"].content);
  const [media, { schema, example }] = answer ?? ["", { schema: {} }];
  return {
    id: operation.operationId,
    path,
    media,
    summary: operation[language === "fr" ? "x-summary-fr" : "summary"],
    text: textOf(operation, language),
    parameters: (operation.parameters ?? []).map((parameter) => ({
      name: parameter.name,
      isRequired: parameter.required,
      text: textOf(parameter, language),
      values: valuesOf(parameter.schema),
    })),
    fields: writeFields(
      fieldsOf(media === "application/geo+json" ? ownProperties(schema) : schema, language),
    ),
    example: example === undefined ? null : write(example),
    sample: sampleOf(path, operation, fireId),
  };
}

export type EndpointView = ReturnType<typeof endpointView>;

/** Returns everything that the API's documentation page shows, from the API's own description. */
export function apiView(
  language: Language,
  fireId: string | null,
  { siteUrl, surroundings }: { readonly siteUrl: string; readonly surroundings: Surroundings },
) {
  const fields = (name: string) => writeFields(fieldsOf(schemaNamed(name), language));
  const options: EndpointOptions = { language, fireId, write: createJsonWriter(["meta"]) };
  return {
    root: siteUrl + API_ROOT,
    contact: OPEN_DATA_CONTACT,
    endpoints: OPERATIONS.filter(({ path }) => isServed(path, surroundings)).map(({ path, operation }) =>
      endpointView(path, operation, options),
    ),
    shared: [
      { id: "meta", fields: fields(SHARED.meta) },
      { id: "fireFields", fields: fields(SHARED.fireFields) },
      { id: "restrictionFields", fields: fields(SHARED.restrictionFields) },
    ] as const,
    problems: (Object.keys(PROBLEMS) as ProblemCode[]).map((code) => ({
      code,
      status: PROBLEMS[code].status,
    })),
  };
}
