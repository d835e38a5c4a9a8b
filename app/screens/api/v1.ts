import { API_ROOT } from "#plan/api-path.ts";
import { openHeaders } from "#plan/open-headers.ts";
import { pathMatcher } from "#plan/path-pattern.ts";
import { servicesContext } from "../../context.ts";
import type { Route } from "./+types/v1";
import type { Endpoint } from "./endpoint.server.ts";
import { ENDPOINTS } from "./openapi.server.ts";
import { readParameters } from "./parameters.server.ts";
import { ApiProblem, problemResponse, unknownPath } from "./problem.server.ts";

const ROUTES = ENDPOINTS.map((endpoint) => ({
  endpoint,
  pattern: pathMatcher(`${API_ROOT}${endpoint.path.replaceAll(".", "\\.")}`),
}));

function endpointAt(pathname: string) {
  for (const { endpoint, pattern } of ROUTES) {
    const match = pattern.exec(pathname);
    if (match) return { endpoint, parts: { ...match.groups } };
  }
  return null;
}

function jsonResponse({ media }: Endpoint, body: object): Response {
  const headers = openHeaders({ "Content-Type": `${media}; charset=utf-8` });
  return new Response(JSON.stringify(body), { headers });
}

/** Returns the API's response to a URL; errors are JSON too. Only throws if the code has a bug. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const { siteUrl, now } = services;
  const url = new URL(request.url);
  try {
    const found = endpointAt(url.pathname);
    if (found === null) throw unknownPath(siteUrl);
    const { endpoint, parts } = found;
    const query = readParameters(url.searchParams, endpoint.parameters);
    return jsonResponse(endpoint, await endpoint.answer({ services, now: now(), parts, query }));
  } catch (error) {
    if (error instanceof ApiProblem) return problemResponse(error, siteUrl);
    throw error;
  }
}
