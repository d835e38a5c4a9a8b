export {};

declare global {
  interface Window {
    /** React Router's route manifest: its version names the build. */
    readonly __reactRouterManifest?: { readonly version: string };
    dataLayer?: object[];
  }
}
