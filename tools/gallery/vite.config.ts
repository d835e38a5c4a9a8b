import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: "automatic" } },
  build: { assetsInlineLimit: 0 },
  server: { fs: { allow: ["../.."] }, hmr: false },
});
