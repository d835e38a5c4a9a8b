let pen: CanvasRenderingContext2D | null | undefined;

/** Names such as `CanvasText`, which a visitor's own palette gives, become the colour they stand for. */
function resolved(colour: string): string {
  if (colour.startsWith("#")) return colour;
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return colour;
  pen.fillStyle = colour;
  return pen.fillStyle;
}

/** The design's colours as the page has them now, light or dark: the engine draws with values, not with CSS. */
export function tokenColour(name: string): string {
  return resolved(getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim());
}
