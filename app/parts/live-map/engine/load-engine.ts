/** Whether the browser can draw with WebGL at all: else the engine's bytes would be for nothing. */
export function hasWebGl(): boolean {
  try {
    return document.createElement("canvas").getContext("webgl2") !== null;
  } catch {
    return false;
  }
}

/** @throws when the network fails, not the device */
export async function loadEngine() {
  const { fetchWorker, startMap } = await import("./start-map.ts");
  await fetchWorker();
  return { startMap };
}

export const isStill = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
