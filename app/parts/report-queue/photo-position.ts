import { isOnGlobe, type Point } from "#territory/point.ts";

/** In a JPEG, the metadata is in the first bytes. In other files it can be anywhere. */
const HEAD_BYTES = 512 * 1024;

/** Reads where a photo was taken; null if its metadata has no location or cannot be read. */
export async function photoPosition(file: Blob): Promise<Point | null> {
  try {
    const bytes = await file.slice(0, isJpeg(await firstBytes(file)) ? HEAD_BYTES : file.size).arrayBuffer();
    // The library only loads once a photo is chosen, and the import fails without a network.
    const { default: ExifReader } = await import("exifreader");
    const { gps } = ExifReader.load(bytes, { expanded: true });
    if (gps?.Latitude === undefined || gps.Longitude === undefined) return null;
    const point: Point = { lat: gps.Latitude, lon: gps.Longitude };
    // Devices without a location write zeros.
    return isOnGlobe(point) && (point.lat !== 0 || point.lon !== 0) ? point : null;
  } catch {
    return null;
  }
}

const firstBytes = async (file: Blob) => new Uint8Array(await file.slice(0, 3).arrayBuffer());
const isJpeg = ([first, second, third]: Uint8Array) => first === 0xff && second === 0xd8 && third === 0xff;
