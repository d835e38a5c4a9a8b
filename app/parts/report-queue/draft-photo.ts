import type { Point } from "#territory/point.ts";

/** A photo that waits on the device until its report went. */
export interface DraftPhoto {
  /** A UUID: sent again with the same, it is the same photo. */
  readonly key: string;
  /** As it is sent: made smaller where the browser could. */
  readonly blob: Blob;
  /** Of the file that was chosen, for its thumbnail alone. */
  readonly name: string;
  /** Where the device says that it was taken. */
  readonly position: Point | null;
  /** They agreed that the position goes with it. */
  readonly sendsPosition: boolean;
}
