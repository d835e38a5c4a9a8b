import { createRequestHandler, type ServerBuild } from "react-router";

/** Creates a request handler of the installed router, from the parts of a build that a test needs. */
export function testRouter(parts: {
  readonly answer: (...requested: never[]) => Response;
  readonly routes: object;
  readonly assets: object;
}): ReturnType<typeof createRequestHandler> {
  const build = {
    entry: { module: { default: parts.answer } },
    routes: parts.routes,
    assets: parts.assets,
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  };
  return createRequestHandler(build as unknown as ServerBuild, "test");
}
