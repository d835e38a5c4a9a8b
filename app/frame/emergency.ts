import { telOf } from "#intake/report-phone.ts";
import type { TextOf } from "../i18n/texts-of.ts";

export const EMERGENCY_TEL = "tel:911";

/** Returns the link to report a fire, from the number shown on the page. A setting can change this number. */
export const reportTel = (t: TextOf): string => telOf(t("emergency.number"));
