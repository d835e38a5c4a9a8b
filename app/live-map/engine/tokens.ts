let pen: CanvasRenderingContext2D | null | undefined;

/** Resolves colour names such as `CanvasText`, which come from a visitor's own palette. */
function resolved(colour: string): string {
  if (colour.startsWith("#")) return colour;
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return colour;
  pen.fillStyle = colour;
  return pen.fillStyle;
}

/** Returns the current value of a design colour: the engine draws with values, not with CSS. */
export function tokenColour(name: string): string {
  return resolved(getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim());
}
