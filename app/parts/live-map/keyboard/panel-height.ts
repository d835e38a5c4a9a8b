export const PANEL_HEIGHTS = ["peek", "half", "full"] as const;
export type PanelHeight = (typeof PANEL_HEIGHTS)[number];

/** How far the page is scrolled at each height, in pixels, for a panel that begins so far down a window so high. */
export function scrollOf(height: PanelHeight, panelTop: number, windowHeight: number): number {
  if (height === "peek") return 0;
  return Math.max(0, height === "half" ? panelTop - windowHeight / 2 : panelTop);
}

/** The height that the page's scroll is nearest to; past the top of the panel it stays full. */
export function heightAt(scroll: number, panelTop: number, windowHeight: number): PanelHeight {
  const away = (height: PanelHeight) => Math.abs(scrollOf(height, panelTop, windowHeight) - scroll);
  return PANEL_HEIGHTS.reduce((nearest, each) => (away(each) < away(nearest) ? each : nearest));
}

export const nextHeight = (height: PanelHeight): PanelHeight =>
  PANEL_HEIGHTS[(PANEL_HEIGHTS.indexOf(height) + 1) % PANEL_HEIGHTS.length] ?? "peek";
