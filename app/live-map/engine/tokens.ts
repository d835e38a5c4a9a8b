/** The design's colours as the page has them now, light or dark: the engine draws with values, not with CSS. */
export function tokenColour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}
