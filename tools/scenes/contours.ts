const round = Math.round;

/**
 * Returns closed contour lines of one hill, smooth through their points. Rings are nested, so lines never
 * cross.
 */
export function contourRings(
  cx: number,
  cy: number,
  radii: readonly number[],
  lobes: number,
  phase: number,
): string {
  return radii
    .map((radius, ring) => {
      const count = 14;
      const points = Array.from({ length: count }, (_, i): [number, number] => {
        const angle = (i / count) * Math.PI * 2;
        const wobble =
          1 +
          0.16 * Math.sin(lobes * angle + phase) +
          0.07 * Math.sin((lobes + 2) * angle - phase + ring * 0.16);
        return [cx + Math.cos(angle) * radius * wobble * 1.25, cy + Math.sin(angle) * radius * wobble];
      });
      return closedCurve(points);
    })
    .join("");
}

/** Returns a quadratic curve through the middles of a closed polygon's sides. */
function closedCurve(points: readonly [number, number][]): string {
  const at = (i: number): [number, number] => points[(i + points.length) % points.length] ?? [0, 0];
  const middle = (i: number) =>
    `${round((at(i)[0] + at(i + 1)[0]) / 2)} ${round((at(i)[1] + at(i + 1)[1]) / 2)}`;
  const curves = points.map((_, i) => {
    const [x, y] = at(i + 1);
    return i === 0 ? `Q${round(x)} ${round(y)} ${middle(1)}` : `T${middle(i + 1)}`;
  });
  return `M${middle(0)}${curves.join("")}z`;
}
