import { BURNING, COLOURS, SEEN, SINCE, SIZES, SPREADS } from "#intake/reports/vocabulary.ts";
import { Choices } from "../../design/choices.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { reportTexts } from "./texts.ts";
import type { StepFields } from "./use-step-fields.ts";

/** Step 1: the fire, as far as the person can see it. */
export function SeenStep({ fields }: { readonly fields: StepFields }) {
  const { t } = useTexts(reportTexts);
  return (
    <>
      <Choices {...fields.one("seen", SEEN)} hint={t("report.seen.hint")} />
      <Choices {...fields.one("size", SIZES, "unknown")} />
      <Choices {...fields.one("spread", SPREADS, "unknown")} />
      <Choices {...fields.many("burning", BURNING)} hint={t("report.many")} />
      <Choices {...fields.one("colour", COLOURS, "unknown")} />
      <Choices {...fields.one("since", SINCE, "unknown")} />
    </>
  );
}
