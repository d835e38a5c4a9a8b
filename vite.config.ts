import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

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
          output: {
            codeSplitting: {
              groups: [
                { name: "vendor", test: /node_modules/ },
                // What several pages share, in one file: each address is written twice in every page.
                { name: "shared", minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
}));
