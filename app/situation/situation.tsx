import { DANGER_LEVELS } from "#fires/danger.ts";
import { RESTRICTION_ORDER } from "#fires/restriction.ts";
import type { Language } from "#territory/language.ts";
import { servicesContext } from "../context.ts";
import { Contents } from "../design/contents.tsx";
import { Band } from "../design/section.tsx";
import { Crumbs } from "../frame/crumbs.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { useLiveData } from "../frame/use-live-data.ts";
import { loadTexts } from "../i18n/load-texts.ts";
import { useTexts } from "../i18n/use-texts.ts";
import { ProvinceMap } from "../map/province-map.tsx";
import { languageOfPath, PARAMETERS, pathTo } from "../paths.ts";
import { SinceSection } from "../timeline/since-section.tsx";
import { DAY_MS, sinceView } from "../timeline/since-view.server.ts";
import type { Route } from "./+types/situation";
import { DangerSection } from "./danger-section.tsx";
import { DataTime } from "./data-time.tsx";
import { choicesQuery, readChoices } from "./fire-choices.ts";
import { FiresSection } from "./fires-section.tsx";
import { EachRegion } from "./place-links.tsx";
import { RestrictionsSection } from "./restrictions-section.tsx";
import { SECTION_IDS, SECTIONS, sectionPath } from "./sections.ts";
import styles from "./situation.module.css";
import { situationView } from "./situation-view.server.ts";

await loadTexts({ fr: () => import("../timeline/texts.fr.ts"), en: () => import("../timeline/texts.en.ts") });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { situation, history, now } = context.get(servicesContext);
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOfPath(pathname);
  const writtenAt = now();
  const choices = readChoices(searchParams, language);
  const danger = Number(searchParams.get(PARAMETERS.danger[language]));
  const dangerLevel = DANGER_LEVELS.find((level) => level === danger) ?? null;
  const restriction = searchParams.get(PARAMETERS.restriction[language]);
  const restrictionType = RESTRICTION_ORDER.find((type) => type === restriction) ?? null;
  const asked = { choices, dangerLevel, restrictionType, language, now: writtenAt };
  const [current, yesterday] = await Promise.all([
    situation.read(),
    history.since(new Date(writtenAt.getTime() - DAY_MS)),
  ]);
  return {
    writtenAt,
    since: sinceView(yesterday, language, writtenAt),
    choices,
    dangerLevel,
    restrictionType,
    ...situationView(current, asked),
  };
}

export default function Situation({ loaderData: view }: Route.ComponentProps) {
  const { language, t, formats } = useTexts();
  useLiveData();
  const here = pathTo("current-situation", language);
  const addressIn = (each: Language) =>
    pathTo("current-situation", each, {}, choicesQuery(view.choices, each));
  const figures: Record<(typeof SECTIONS)[number], string | null> = {
    fires: view.activeTotal === null ? null : formats.number(view.activeTotal),
    danger: view.danger && formats.number(view.danger.total),
    restrictions: view.restrictions && formats.number(view.restrictions.total),
  };
  return (
    <>
      <PageHead
        title={t("situation.title")}
        description={t("situation.description")}
        addresses={{ fr: addressIn("fr"), en: addressIn("en") }}
      />
      <Band tone="lichen" space="tight" ornament>
        <Crumbs trail={[{ to: here, label: t("situation.title") }]} />
        <div className={styles.head}>
          <h1>{t("situation.heading")}</h1>
          <DataTime age={view.age} writtenAt={view.writtenAt} changedAt={view.changedAt} />
          <Contents
            label={t("situation.contents")}
            parts={SECTIONS.map((part) => ({
              id: SECTION_IDS[part][language],
              label: (
                <>
                  {figures[part] && <strong>{figures[part]}</strong>} {t(`situation.part.${part}`)}
                </>
              ),
            }))}
          />
        </div>
      </Band>
      <Band>
        <SinceSection since={view.since} />
      </Band>
      <Band>
        <FiresSection
          fires={view.fires}
          choices={view.choices}
          regions={view.regions}
          pathOf={(query) => sectionPath("fires", language, query)}
        >
          <EachRegion />
        </FiresSection>
      </Band>
      <Band tone="lichen">
        <div className={styles.danger}>
          <DangerSection danger={view.danger} level={view.dangerLevel} choices={view.choices} />
          <ProvinceMap map={view.map} />
        </div>
      </Band>
      <Band>
        <RestrictionsSection
          restrictions={view.restrictions}
          type={view.restrictionType}
          choices={view.choices}
        />
      </Band>
    </>
  );
}
