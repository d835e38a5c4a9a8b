// Types for packages without types of their own, as far as the generators use these packages.
declare module "mapshaper" {
  const mapshaper: {
    applyCommands(
      commands: string,
      inputs: Record<string, string | Uint8Array>,
    ): Promise<Record<string, string | Uint8Array>>;
  };
  export default mapshaper;
}

declare module "d3-delaunay" {
  export class Delaunay {
    static from(points: readonly (readonly [number, number])[]): Delaunay;
    voronoi(bounds: readonly [number, number, number, number]): {
      cellPolygon(index: number): [number, number][] | null;
    };
  }
}
