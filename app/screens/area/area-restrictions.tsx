import { Disclosure } from "../../design/disclosure.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { Section } from "../../design/section.tsx";
import { SECTION_IDS } from "../../frame/sections.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Missing } from "../../parts/data-age/missing.tsx";
import { NoRestriction } from "../../parts/restriction/no-restriction.tsx";
import { RestrictionHelp } from "../../parts/restriction/restriction-help.tsx";
import { RestrictionList } from "../../parts/restriction/restriction-list.tsx";
import { useListDoubt } from "../../parts/restriction/use-list-doubt.ts";
import type { AreaView } from "./area-view.server.ts";
import { areaTexts } from "./texts.ts";

/** Lists the restrictions in force here, with start and end, and the announced ones. */
export function AreaRestrictions({ restrictions }: Pick<AreaView, "restrictions">) {
  const { language, t } = useTexts(areaTexts);
  return (
    <Section id={SECTION_IDS.restrictions[language]} title={t("restrictions.title")}>
      {restrictions === null ? <Missing /> : <Lists restrictions={restrictions} />}
    </Section>
  );
}

function Lists({ restrictions }: { readonly restrictions: NonNullable<AreaView["restrictions"]> }) {
  const { t } = useTexts(areaTexts);
  const { groups, upcoming, doubt } = restrictions;
  const why = useListDoubt(doubt);
  return (
    <>
      {groups.length > 0 ? (
        <RestrictionList groups={groups} />
      ) : (
        <EmptyState title={t(why ? `restrictions.${why}` : "area.restrictions.none")}>
          <NoRestriction doubt={doubt}>{t("place.municipal")}</NoRestriction>
        </EmptyState>
      )}
      {upcoming.length > 0 && (
        <>
          <h3>{t("restrictions.upcoming")}</h3>
          <RestrictionList groups={upcoming} announced />
        </>
      )}
      <Disclosure summary={t("restrictions.help.title")}>
        <RestrictionHelp />
      </Disclosure>
    </>
  );
}
