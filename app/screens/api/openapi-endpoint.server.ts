import openapi from "#docs/api/openapi.json" with { type: "json" };
import { endpoint } from "./endpoint.server.ts";

/** The API's own description, for programs. */
export const description = endpoint({ path: "/openapi.json", answer: () => openapi });
