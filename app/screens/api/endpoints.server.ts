import { alerts } from "./alerts-endpoint.server.ts";
import { AROUND_ENDPOINTS } from "./around/around-endpoints.server.ts";
import { danger } from "./danger-endpoint.server.ts";
import type { Endpoint } from "./endpoint.server.ts";
import { fire, fires } from "./fires-endpoints.server.ts";
import { location } from "./location-endpoint.server.ts";
import { description } from "./openapi-endpoint.server.ts";
import { regions } from "./regions-endpoint.server.ts";
import { restrictions } from "./restrictions-endpoint.server.ts";
import { situation } from "./situation-endpoint.server.ts";
import { zones } from "./zones-endpoint.server.ts";

/**
 * Every address of the API. To add one, add a file like these, a line here, and its path in
 * `openapi.server.ts`.
 */
export const ENDPOINTS: readonly Endpoint[] = [
  situation,
  fires,
  fire,
  danger,
  zones,
  restrictions,
  regions,
  location,
  ...AROUND_ENDPOINTS,
  alerts,
  description,
];
