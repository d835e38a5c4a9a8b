import { pathTo } from "#plan/paths.ts";
import { servicesContext } from "../../context.ts";
import { EmptyState } from "../../design/empty-state.tsx";
import { Band, Section } from "../../design/section.tsx";
import { PageTop } from "../../frame/page-top.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { requestedPlace } from "../../parts/finder/requested-place.server.ts";
import { RestrictionsNow } from "../../parts/story/restrictions-now.tsx";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/prevention";
import { CategoryCards } from "./category-cards.tsx";
import { DangerNow, NOW_ID } from "./danger-now.tsx";
import styles from "./prevention.module.css";
import { preventionView } from "./prevention-view.server.ts";
import { preventionTexts } from "./texts.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { language } = screenOf(request, "prevention");
  const place = requestedPlace(new URL(request.url), language, { screen: "prevention", section: NOW_ID });
  return preventionView(context.get(servicesContext), language, place);
}

/** Shows the current situation, then how not to start a fire, by activity. */
export default function Prevention({
  loaderData: { place, living, region, categories },
}: Route.ComponentProps) {
  const { t } = useTexts(preventionTexts);
  return (
    <>
      <PageTop
        screen="prevention"
        title={t("prevention.title")}
        description={t("prevention.description")}
        addresses={{ fr: pathTo("prevention", "fr"), en: pathTo("prevention", "en") }}
      >
        <p className={styles.lead}>{t("prevention.lead")}</p>
      </PageTop>
      <Band>
        <Section id={NOW_ID} title={t("prevention.now")}>
          <div className={styles.now} data-here={place?.kind === "here" || undefined}>
            <DangerNow place={place} />
            <RestrictionsNow region={region} living={living} level={3} />
          </div>
        </Section>
      </Band>
      <Band>
        <Section id="topics" title={t("prevention.topics")}>
          {categories.length > 0 ? (
            <CategoryCards cards={categories} />
          ) : (
            <EmptyState title={t("prevention.unavailable")}>
              <p>{t("prevention.unavailable.text")}</p>
            </EmptyState>
          )}
        </Section>
      </Band>
    </>
  );
}
