import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { openapi } from "#app/screens/api/openapi.server.ts";

interface Media {
  readonly example?: unknown;
}
interface Answer {
  readonly content?: Readonly<Record<string, Media>>;
  readonly $ref?: string;
}
export interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly example?: unknown }[];
  readonly responses: Readonly<Record<string, Answer>>;
}

/** Documented operations, each with its path. */
export const OPERATIONS = Object.entries(openapi.paths).map(([path, item]) => ({
  path,
  operation: item.get as unknown as Operation, // each path has its own literal type
}));

const ajv = new Ajv2020({ allErrors: true, strict: false });
// The package is CommonJS, so its default export is under `default`.
(addFormats as unknown as { default: typeof import("ajv-formats").default }).default(ajv);
ajv.addSchema(openapi, "openapi");

const escaped = (part: string) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));
const validators = new Map<string, ReturnType<typeof ajv.compile>>();

/** Returns the JSON pointer to the documented response of a status. */
function pointer(path: string, status: number): string {
  const operation = OPERATIONS.find((each) => each.path === path)?.operation;
  const answer = operation?.responses[status];
  if (!answer) throw new Error(`${path} documents no ${status}`);
  return answer.$ref ?? `#/paths/${escaped(path)}/get/responses/${status}`;
}

/** Returns the errors of a response body, checked against the documented schema. */
export function problemsOf(path: string, status: number, media: string, body: unknown): string[] {
  const $ref = `openapi${pointer(path, status)}/content/${escaped(media)}/schema`;
  const validate = validators.get($ref) ?? ajv.compile({ $ref });
  validators.set($ref, validate);
  validate(body);
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, JSON.stringify(params)].join(" "),
  );
}

/** Requests a documented path and validates the response. */
export async function ask(origin: string, path: string, address: string) {
  const answer = await fetch(`${origin}/api/v1${address}`);
  const media = answer.headers.get("content-type")?.split(";")[0] ?? "";
  const body: unknown = await answer.json();
  return { status: answer.status, body, answer, problems: problemsOf(path, answer.status, media, body) };
}
