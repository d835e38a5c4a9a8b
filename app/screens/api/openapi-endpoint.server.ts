import { endpoint } from "./endpoint.server.ts";
import { openapi } from "./openapi.server.ts";

/** The API's own machine-readable description. */
export const description = endpoint({ path: "/openapi.json", answer: () => openapi });
