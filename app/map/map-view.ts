import type { DangerLevel } from "#fires/danger.ts";
import type { StatusId } from "#fires/status.ts";

/** One fire on the drawing. */
export interface MapFire {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly statusId: StatusId;
  /** 0 under 10 ha, 1 under 1,000 ha, 2 above. */
  readonly weight: 0 | 1 | 2;
}

/** What the server-drawn map shows, in drawing units. */
export interface MapView {
  readonly sprite: string;
  readonly width: number;
  readonly height: number;
  readonly zones: readonly { readonly zone: number; readonly level: DangerLevel | null }[];
  readonly fires: readonly MapFire[];
  readonly labels: readonly {
    readonly x: number;
    readonly y: number;
    readonly name: string;
    readonly minor: boolean;
    /** Where the name stands of its dot. */
    readonly side: "left" | "right";
  }[];
  /** Active fires without coordinates. */
  readonly unmapped: number;
  /** Active fires north of the drawing. */
  readonly beyond: number;
  readonly widespread: DangerLevel | null;
}
