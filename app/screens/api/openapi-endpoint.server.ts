import { isServed } from "./around/around-endpoints.server.ts";
import { endpoint } from "./endpoint.server.ts";
import { openapi } from "./openapi.server.ts";

/** The API's own machine-readable description, with the addresses of this site's sources. */
export const description = endpoint({
  path: "/openapi.json",
  answer: ({ services }) => {
    const surroundings = services.surroundings.read();
    const served = Object.entries(openapi.paths).filter(([path]) => isServed(path, surroundings));
    return { ...openapi, paths: Object.fromEntries(served) };
  },
});
