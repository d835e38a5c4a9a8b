import { isOnGlobe, type Point } from "#territory/point.ts";

/** The first of a JPEG hold what its device wrote; of other files any may. */
const HEAD_BYTES = 512 * 1024;

/** Where the device says that a photo was taken; null when it does not, or cannot be asked. */
export async function photoPosition(file: Blob): Promise<Point | null> {
  try {
    const bytes = await file.slice(0, isJpeg(await firstBytes(file)) ? HEAD_BYTES : file.size).arrayBuffer();
    // Only who chooses a photo loads it; without a network it may not come.
    const { default: ExifReader } = await import("exifreader");
    const { gps } = ExifReader.load(bytes, { expanded: true });
    if (gps?.Latitude === undefined || gps.Longitude === undefined) return null;
    const point: Point = { lat: gps.Latitude, lon: gps.Longitude };
    // Devices that know no place write zeros.
    return isOnGlobe(point) && (point.lat !== 0 || point.lon !== 0) ? point : null;
  } catch {
    return null;
  }
}

const firstBytes = async (file: Blob) => new Uint8Array(await file.slice(0, 3).arrayBuffer());
const isJpeg = ([first, second, third]: Uint8Array) => first === 0xff && second === 0xd8 && third === 0xff;
