import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // CSP allows no data: fonts or scripts, and an inlined asset cannot be cached on its own.
    assetsInlineLimit: 0,
    target: "es2022",
  },
});
