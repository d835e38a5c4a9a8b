import { Disclosure } from "../../design/disclosure.tsx";
import { Section } from "../../design/section.tsx";
import { SECTION_IDS } from "../../frame/sections.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { DangerLevels } from "../../parts/danger/danger-help.tsx";
import { DangerTable } from "../../parts/danger/danger-table.tsx";
import { Missing } from "../../parts/data-age/missing.tsx";
import type { AreaView } from "./area-view.server.ts";
import { areaTexts } from "./texts.ts";

/** Shows the danger of each zone of a region. For a zone, whose days are shown above, explains each level. */
export function AreaDanger({ area, danger, light }: Pick<AreaView, "area" | "danger" | "light">) {
  const { language, t } = useTexts(areaTexts);
  const isRegion = area.kind === "region";
  const levels = <DangerLevels freeUntil={light.answer.freeUntil} />;
  return (
    <Section id={SECTION_IDS.danger[language]} title={t(isRegion ? "area.danger.region" : "area.levels")}>
      {danger === null && <Missing />}
      {danger !== null && isRegion && <DangerTable rows={danger} />}
      {isRegion ? <Disclosure summary={t("danger.help")}>{levels}</Disclosure> : levels}
    </Section>
  );
}
