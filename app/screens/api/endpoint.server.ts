import type { Services } from "#site-contract";
import type { Values } from "../../parts/open-answer/parameters.server.ts";
import type { DescribedParameters } from "./parameters.server.ts";
import type { say } from "./shared-schemas.server.ts";

export interface ApiRequest<Query> {
  readonly services: Services;
  readonly now: Date;
  /** Values of the path's variables, by the names that the endpoint's path has in braces. */
  readonly parts: Readonly<Record<string, string>>;
  readonly query: Query;
}

/** Description of an endpoint in the OpenAPI document. */
export interface Description {
  readonly id: string;
  /** Title of the endpoint in English and in French. */
  readonly summary: readonly [string, string];
  readonly text: ReturnType<typeof say>;
  /** Schema of the response, or the schema's name. */
  readonly schema: object | string;
  /** Error responses in addition to those common to every path. */
  readonly refusals?: readonly ("NotFound" | "NoDataYet")[];
  readonly pathParameters?: readonly (ReturnType<typeof say> & {
    readonly name: string;
    readonly schema: object;
    readonly example: string;
  })[];
  /** The example response, if it is not in `EXAMPLES`. */
  readonly example?: object | undefined;
}

export interface Endpoint extends Description {
  /** Path after the version, with its variable parts in braces: `/fires/{id}`. */
  readonly path: string;
  readonly media: "application/json" | "application/geo+json";
  readonly parameters: DescribedParameters;
  answer(request: ApiRequest<Values<DescribedParameters>>): object | Promise<object>;
}

interface Definition<P extends DescribedParameters>
  extends Omit<Endpoint, "parameters" | "answer" | "media"> {
  readonly media?: Endpoint["media"];
  readonly parameters?: P;
  /** Returns the response body, to be serialized with JSON.stringify. @throws {ApiProblem} */
  answer(request: ApiRequest<Values<P>>): object | Promise<object>;
}

/** Defines an endpoint. `answer` receives each parameter with the type that `parameters` gives it. */
export function endpoint<const P extends DescribedParameters>(definition: Definition<P>): Endpoint {
  const { answer, media = "application/json", parameters = {}, ...description } = definition;
  // The query passed to `answer` is always parsed with this endpoint's own rules.
  return { ...description, media, parameters, answer: answer as Endpoint["answer"] };
}
