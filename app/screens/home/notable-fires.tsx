import { Columns, Section } from "../../design/section.tsx";
import { sectionPath } from "../../frame/sections.ts";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { FireList } from "../../parts/fire/fire-list.tsx";
import type { FireRow } from "../../parts/fire/rows.ts";
import { homeTexts } from "./texts.ts";

interface Props {
  readonly gravest: readonly FireRow[];
  readonly latest: readonly FireRow[];
}

export function NotableFires({ gravest, latest }: Props) {
  const { language, t } = useTexts(homeTexts);
  const all = <SiteLink to={sectionPath("fires", language)}>{t("fires.all")}</SiteLink>;
  return (
    <Columns layout="halves">
      <Section id="gravest" title={t("gravest.title")} lead={t("gravest.text")} aside={all}>
        <FireList fires={gravest} />
      </Section>
      <Section id="latest" title={t("latest.title")} lead={t("latest.text")}>
        <FireList fires={latest} />
      </Section>
    </Columns>
  );
}
