import { API_ROOT } from "#plan/api-path.ts";
import type { Surroundings } from "#surroundings/model.ts";
import type { Language } from "#territory/language.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { OPEN_DATA_CONTACT } from "../../parts/open-answer/contact.ts";
import { isServed } from "./around/around-endpoints.server.ts";
import { type EndpointView, endpointsMarkup, sharedFieldsMarkup } from "./endpoint-section.server.tsx";
import type { Field } from "./fields.tsx";
import { OPERATIONS, openapi } from "./openapi.server.ts";
import { PROBLEMS, type ProblemCode } from "./problem.server.ts";
import { apiTexts } from "./texts.ts";

// Parts of the API's description that the documentation page shows. A test checks the description against
// OpenAPI's own schema.

interface Described {
  readonly description?: string;
  readonly "x-description-fr"?: string;
}

interface Schema extends Described {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema | false;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

type Operation = (typeof OPERATIONS)[number]["operation"];

const schemas = openapi.components.schemas as Readonly<Record<string, Schema>>;

const nameOf = ({ $ref }: Schema): string | null => $ref?.split("/").at(-1) ?? null;

/** Follows a schema's references. Returns the final schema, and whether its value can be null. */
function resolved(schema: Schema): { readonly schema: Schema; readonly isNullable: boolean } {
  const other = schema.anyOf?.find(({ type }) => type !== "null");
  if (other) return { schema: resolved(other).schema, isNullable: true };
  const name = nameOf(schema);
  return name
    ? { schema: resolved(schemas[name] ?? {}).schema, isNullable: false }
    : { schema, isNullable: Array.isArray(schema.type) && schema.type.includes("null") };
}

export const schemaNamed = (name: string): Schema => schemas[name] ?? {};

/** Longest line in characters, about as wide as a phone's screen. */
const LINE = 44;
/** Text in place of an object that was shown before and is too long to repeat. */
const ELIDED = "{ … }";
const LONG = 40;

/**
 * Creates a function that writes JSON for readers. A value is on one line if it fits. A long object is elided
 * if an equal object was shown before. If `namesShownOnce` has its name, any object of this name counts.
 */
export function createJsonWriter(namesShownOnce: readonly string[] = []): (value: unknown) => string {
  const shown = new Set<string>();

  function isShown(name: string, value: object): boolean {
    const text = JSON.stringify(value);
    if (Array.isArray(value) || text.length < LONG) return false;
    const key = namesShownOnce.includes(name) ? name : text;
    const before = shown.has(key);
    shown.add(key);
    return before;
  }

  function write(name: string, value: unknown, indent: string): string {
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    const compact = JSON.stringify(value);
    if (indent.length + compact.length <= LINE) return oneLine(value);
    if (isShown(name, value)) return ELIDED;
    const deeper = `${indent}  `;
    const isList = Array.isArray(value);
    const lines = Object.entries(value).map(
      ([key, each]) => `${deeper}${isList ? "" : `${JSON.stringify(key)}: `}${write(key, each, deeper)}`,
    );
    const [open, close] = isList ? "[]" : "{}";
    return `${open}\n${lines.join(",\n")}\n${indent}${close}`;
  }

  return (value) => write("", value, "");
}

function oneLine(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(oneLine).join(", ")}]`;
  const entries = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${oneLine(each)}`);
  return entries.length > 0 ? `{ ${entries.join(", ")} }` : "{}";
}

/** Longest list of codes that is shown in full. Of a longer list, only the first and last codes are shown. */
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

/** Schemas whose fields the page lists only one time, because several endpoints use them. */
const SHARED = { meta: "ListMeta", fireFields: "Fire", restrictionFields: "Restriction" } as const;

/** Returns the schema of a collection's properties; empty if the page lists those fields elsewhere. */
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

/** Returns an example path with all required parameters; null if the path needs a fire and none exists. */
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

function endpointView(
  path: string,
  operation: Operation,
  { language, fireId, write }: EndpointOptions,
): EndpointView {
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
    fields: fieldsOf(media === "application/geo+json" ? ownProperties(schema) : schema, language),
    example: example === undefined ? null : write(example),
    sample: sampleOf(path, operation, fireId),
  };
}

/** Returns everything that the API's documentation page shows, from the API's own description. */
export function apiView(
  language: Language,
  fireId: string | null,
  { siteUrl, surroundings }: { readonly siteUrl: string; readonly surroundings: Surroundings },
) {
  const { t } = textsOf(language, apiTexts);
  const shared = Object.entries(SHARED) as [keyof typeof SHARED, string][];
  const options: EndpointOptions = { language, fireId, write: createJsonWriter(["meta"]) };
  const endpoints = OPERATIONS.filter(({ path }) => isServed(path, surroundings)).map(({ path, operation }) =>
    endpointView(path, operation, options),
  );
  return {
    root: siteUrl + API_ROOT,
    contact: OPEN_DATA_CONTACT,
    contents: endpoints.map(({ id, path }) => ({ id, path })),
    endpoints: endpointsMarkup(endpoints, language),
    shared: sharedFieldsMarkup(
      shared.map(([id, name]) => ({
        title: t(`api.shared.${id}`),
        fields: fieldsOf(schemaNamed(name), language),
      })),
    ),
    problems: (Object.keys(PROBLEMS) as ProblemCode[]).map((code) => ({
      code,
      status: PROBLEMS[code].status,
    })),
  };
}
