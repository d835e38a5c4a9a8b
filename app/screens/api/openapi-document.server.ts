import { openapi } from "./openapi.server.ts";

// The parts of the API's description that the documentation page shows. A test checks it against OpenAPI's
// own schema.

export interface Described {
  readonly description?: string;
  readonly "x-description-fr"?: string;
}

export interface Schema extends Described {
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

interface Parameter extends Described {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
  readonly in: "query" | "path";
}

export interface Operation extends Described {
  readonly operationId: string;
  readonly summary: string;
  readonly "x-summary-fr": string;
  readonly parameters?: readonly Parameter[];
  readonly responses: {
    readonly "200": { readonly content: Readonly<Record<string, { schema: Schema; example?: unknown }>> };
  };
}

// The description is typed for writing it; the cast makes its operations readable.
const paths = openapi.paths as unknown as Readonly<Record<string, { readonly get: Operation }>>;

export const OPERATIONS = Object.entries(paths).map(([path, { get }]) => ({ path, operation: get }));

const schemas = openapi.components.schemas as Readonly<Record<string, Schema>>;

/** Returns the name of the schema that a reference points to. */
export const nameOf = ({ $ref }: Schema): string | null => $ref?.split("/").at(-1) ?? null;

/** Resolves a schema's reference, and separates whether it can be null. */
export function resolved(schema: Schema): { readonly schema: Schema; readonly isNullable: boolean } {
  const other = schema.anyOf?.find(({ type }) => type !== "null");
  if (other) return { schema: resolved(other).schema, isNullable: true };
  const name = nameOf(schema);
  return name
    ? { schema: resolved(schemas[name] ?? {}).schema, isNullable: false }
    : { schema, isNullable: Array.isArray(schema.type) && schema.type.includes("null") };
}

export const schemaNamed = (name: string): Schema => schemas[name] ?? {};
