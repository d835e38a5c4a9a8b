import { telOf } from "#intake/report-phone.ts";
import type { TextOf } from "../i18n/texts-of.ts";

export const EMERGENCY_TEL = "tel:911";

/** Returns the `tel:` link to report a fire, for the number shown on the page, which a setting can change. */
export const reportTel = (t: TextOf): string => telOf(t("emergency.number"));
