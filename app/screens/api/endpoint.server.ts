import type { Services } from "#site-contract";
import type { Parameters, Values } from "../../parts/open-answer/parameters.server.ts";

export interface ApiRequest<Query> {
  readonly services: Services;
  readonly now: Date;
  /** Values of the path's parts in braces. */
  readonly parts: Readonly<Record<string, string>>;
  readonly query: Query;
}

/** One address of the API. `openapi.server.ts` describes each; tests compare the two. */
export interface Endpoint {
  /** Path after the version, with its variable parts in braces: `/fires/{id}`. */
  readonly path: string;
  readonly media: "application/json" | "application/geo+json";
  readonly parameters: Parameters;
  answer(request: ApiRequest<Values<Parameters>>): object | Promise<object>;
}

interface Definition<P extends Parameters> extends Omit<Endpoint, "parameters" | "answer" | "media"> {
  readonly media?: Endpoint["media"];
  readonly parameters?: P;
  /** Returns the response body, to be serialized with JSON.stringify. @throws {ApiProblem} */
  answer(request: ApiRequest<Values<P>>): object | Promise<object>;
}

/** Defines an endpoint. Its `answer` receives the parameters with the types of its own rules. */
export function endpoint<const P extends Parameters>(definition: Definition<P>): Endpoint {
  const { parameters, answer, media = "application/json", path } = definition;
  // The query passed to `answer` is always parsed with this endpoint's own rules.
  return { path, media, parameters: parameters ?? {}, answer: answer as Endpoint["answer"] };
}
