import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/** The frame and the parts of home and situation; families of screens beside them load their own parts. */
const SHARED_ROOMS =
  /\/(app\/(?!(?:api|area|area-map|fire|indexes|live-map|location|place-page|review|timeline)\/)|fires\/|territory\/)/;

export default defineConfig(({ mode }) => ({
  plugins: [reactRouter()],
  // Short class names in production: they stand in every element of every page.
  css: { modules: mode === "production" ? { generateScopedName: "[hash:base64:5]" } : {} },
  build: {
    // CSP allows no data: fonts or scripts, and an inlined asset cannot be cached on its own.
    assetsInlineLimit: 0,
    // One small sheet for the whole site: each further file is a round trip before the first paint.
    cssCodeSplit: false,
    target: "es2022",
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Tables of zones and words are made as their files load: where no page uses them they must not travel.
          treeshake: { moduleSideEffects: [{ test: /\/(?:fires|territory)\//, sideEffects: false }] },
          output: {
            codeSplitting: {
              groups: [
                { name: "vendor", test: /node_modules\/(?!maplibre-gl\/)/ },
                // What home and situation share, in one file: each address is written twice in every page.
                { name: "shared", minShareCount: 2, test: SHARED_ROOMS },
              ],
            },
          },
        },
      },
    },
  },
}));
