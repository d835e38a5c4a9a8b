import { expect, test } from "vitest";
import "../i18n/dictionary.ts";
import { REPORT_PHONE, readReportPhone } from "#intake/report-phone.ts";
import { LANGUAGES } from "#territory/language.ts";
import { textsOf } from "../i18n/texts-of.ts";
import { reportTel } from "./emergency.ts";

test.for(LANGUAGES)("shows and links the configured fire-report number: %s", (language) => {
  const phone = readReportPhone(REPORT_PHONE);
  const { t } = textsOf(language);
  expect(t("emergency.number")).toBe(phone?.number[language]);
  expect(t("emergency.number.full")).toBe(phone?.full[language]);
  expect(reportTel(t)).toBe("tel:+18004633389");
});
