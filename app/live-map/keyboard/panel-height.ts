export const PANEL_HEIGHTS = ["peek", "half", "full"] as const;
export type PanelHeight = (typeof PANEL_HEIGHTS)[number];

/** Returns the page's scroll in pixels at each height. `panelTop` is the panel's position in the page. */
export function scrollOf(height: PanelHeight, panelTop: number, windowHeight: number): number {
  if (height === "peek") return 0;
  return Math.max(0, height === "half" ? panelTop - windowHeight / 2 : panelTop);
}

/** Returns the height nearest to the page's scroll. Past the panel's top, it stays full. */
export function heightAt(scroll: number, panelTop: number, windowHeight: number): PanelHeight {
  const away = (height: PanelHeight) => Math.abs(scrollOf(height, panelTop, windowHeight) - scroll);
  return PANEL_HEIGHTS.reduce((nearest, each) => (away(each) < away(nearest) ? each : nearest));
}

export const nextHeight = (height: PanelHeight): PanelHeight =>
  PANEL_HEIGHTS[(PANEL_HEIGHTS.indexOf(height) + 1) % PANEL_HEIGHTS.length] ?? "peek";
