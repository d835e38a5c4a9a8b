import type { airPart, officialAlertsAt, surroundingsView, windNow } from "./surroundings-view.server.ts";

export type SurroundingsView = NonNullable<ReturnType<typeof surroundingsView>>;
export type AirPart = NonNullable<ReturnType<typeof airPart>>;
export type WindView = NonNullable<ReturnType<typeof windNow>>;
export type OfficialAlertsView = NonNullable<ReturnType<typeof officialAlertsAt>>;
/** An official alert, verbatim. */
export type OfficialAlert = OfficialAlertsView["applying"][number];
