import { telOf } from "#intake/report-phone.ts";
import type { Say } from "../i18n/texts-of.ts";

/** Where a life is in danger, as a `tel:` address. */
export const EMERGENCY_TEL = "tel:911";

/** Where fires are reported, by the number that is shown: a setting makes it another. */
export const reportTel = (t: Say): string => telOf(t("emergency.number"));
