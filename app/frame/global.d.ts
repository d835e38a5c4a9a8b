export {};

declare global {
  /** What the router's manifest says of one route. */
  interface ManifestRoute {
    readonly id: string;
    readonly path?: string;
    /** Address of the page module. */
    readonly module: string;
    /** Addresses of the scripts that it imports, and of its texts (`tools/text-files.ts`). */
    readonly imports?: readonly string[];
    readonly css?: readonly string[];
    /** Whether it has data. */
    readonly hasLoader?: boolean;
  }

  interface Window {
    /** React Router's route manifest: its version names the build. */
    readonly __reactRouterManifest?: {
      readonly version: string;
      readonly routes: Readonly<Record<string, ManifestRoute>>;
    };
    /** The page modules that the router has loaded, by the id of their route. */
    readonly __reactRouterRouteModules?: Readonly<Record<string, unknown>>;
    dataLayer?: object[];
  }
}
