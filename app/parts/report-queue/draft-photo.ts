import type { Point } from "#territory/point.ts";

/** A photo stored on the device until its report and the photo itself are sent. */
export interface DraftPhoto {
  /** A UUID. The server treats a second upload with the same key as the same photo. */
  readonly key: string;
  /** The bytes to send, scaled down if the browser could decode them. */
  readonly blob: Blob;
  /** Name of the chosen file, only shown when there is no thumbnail. */
  readonly name: string;
  /** Location recorded by the device, or null. */
  readonly position: Point | null;
  /** True if the sender agreed to send the photo's location. */
  readonly sendsPosition: boolean;
}
