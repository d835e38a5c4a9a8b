import type { Services } from "#site-contract";
import type { Parameters, Values } from "../../parts/open-answer/parameters.server.ts";

export interface ApiRequest<Query> {
  readonly services: Services;
  readonly now: Date;
  /** The parts of the address in braces. */
  readonly parts: Readonly<Record<string, string>>;
  readonly query: Query;
}

/** One address of the API. `openapi.server.ts` describes each; tests compare the two. */
export interface Endpoint {
  /** After the version, with its varying parts in braces: `/fires/{id}`. */
  readonly path: string;
  readonly media: "application/json" | "application/geo+json";
  readonly parameters: Parameters;
  answer(request: ApiRequest<Values<Parameters>>): object | Promise<object>;
}

interface Definition<P extends Parameters> extends Omit<Endpoint, "parameters" | "answer" | "media"> {
  readonly media?: Endpoint["media"];
  readonly parameters?: P;
  /** What JSON.stringify makes of it is the answer. @throws {ApiProblem} */
  answer(request: ApiRequest<Values<P>>): object | Promise<object>;
}

/** An endpoint whose answer sees its parameters as its own rules read them. */
export function endpoint<const P extends Parameters>(definition: Definition<P>): Endpoint {
  const { parameters, answer, media = "application/json", path } = definition;
  // The query given to `answer` is always read by the rules it stands beside.
  return { path, media, parameters: parameters ?? {}, answer: answer as Endpoint["answer"] };
}
