import { useTexts } from "../i18n/use-texts.ts";

export function SiteMark() {
  return <strong>{useTexts().t("site.mark")}</strong>;
}
