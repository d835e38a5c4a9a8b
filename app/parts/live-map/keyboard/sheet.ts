export const SHEET_HEIGHTS = ["peek", "half", "full"] as const;
export type SheetHeight = (typeof SHEET_HEIGHTS)[number];

/** How far the page is scrolled at each height, in pixels, for a sheet that begins so far down a window so high. */
export function scrollOf(height: SheetHeight, sheetTop: number, windowHeight: number): number {
  if (height === "peek") return 0;
  return Math.max(0, height === "half" ? sheetTop - windowHeight / 2 : sheetTop);
}

/** The height that the page's scroll is nearest to; past the top of the sheet it stays full. */
export function heightAt(scroll: number, sheetTop: number, windowHeight: number): SheetHeight {
  const away = (height: SheetHeight) => Math.abs(scrollOf(height, sheetTop, windowHeight) - scroll);
  return SHEET_HEIGHTS.reduce((nearest, each) => (away(each) < away(nearest) ? each : nearest));
}

export const nextHeight = (height: SheetHeight): SheetHeight =>
  SHEET_HEIGHTS[(SHEET_HEIGHTS.indexOf(height) + 1) % SHEET_HEIGHTS.length] ?? "peek";
