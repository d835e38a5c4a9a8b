import { telOf } from "#intake/report-phone.ts";
import type { TextOf } from "../i18n/texts-of.ts";

export const EMERGENCY_TEL = "tel:911";

/** Returns the `tel:` link for the number to report a fire, as pages show it. A setting can change it. */
export const reportTel = (t: TextOf): string => telOf(t("emergency.number"));
