import { PARAMETERS, pathTo } from "#plan/paths.ts";
import { servicesContext } from "../../context.ts";
import { EmptyState } from "../../design/empty-state.tsx";
import { Notice } from "../../design/notice.tsx";
import { SearchField } from "../../design/search-field.tsx";
import { Band, Section } from "../../design/section.tsx";
import { LocateButton } from "../../forms/locate-button.tsx";
import { SearchForm } from "../../forms/search-form.tsx";
import { useMyPosition } from "../../forms/use-my-position.ts";
import { useRequired } from "../../forms/use-required.ts";
import { PageTop } from "../../frame/page-top.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { emitToast } from "../../frame/toast-store.ts";
import { useGoTo } from "../../frame/use-lasting-parameters.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { DangerDays } from "../../parts/danger/danger-days.tsx";
import { DataTime } from "../../parts/data-age/data-time.tsx";
import { Missing } from "../../parts/data-age/missing.tsx";
import { OtherPlaces } from "../../parts/finder/other-places.tsx";
import { requestedPlace } from "../../parts/finder/requested-place.server.ts";
import { StoryIllustration } from "../../parts/story/illustration.tsx";
import { RestrictionsNow } from "../../parts/story/restrictions-now.tsx";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/prevention";
import type { PlaceHere } from "./place-here.server.ts";
import styles from "./prevention.module.css";
import { type CategoryCard, preventionView } from "./prevention-view.server.ts";
import { preventionTexts } from "./texts.ts";

/** ID of the current situation: a search leads there rather than to the top of the page. */
const NOW_ID = "now";

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

/** Form to choose a place by its name or by the device's position. The same page shows the answer. */
function PlaceQuestion({ name }: { readonly name: string }) {
  const { language, t } = useTexts(preventionTexts);
  const required = useRequired();
  const goTo = useGoTo();
  const { isLocating, locate } = useMyPosition({
    onPosition(position) {
      void goTo(`${pathTo("prevention", language, {}, { place: position })}#${NOW_ID}`);
    },
    onFailure: (failure) => emitToast(`position-${failure}`),
  });
  return (
    <>
      <SearchForm label={t("prevention.place")} screen="prevention">
        <SearchField
          key={name}
          id="place"
          name={PARAMETERS.address[language]}
          label={t("prevention.place.label")}
          submit={t("place.submit")}
          defaultValue={name}
          {...required}
        />
      </SearchForm>
      <LocateButton isLocating={isLocating} locate={locate} hint={t("prevention.place.locate")} />
    </>
  );
}

/** Shows the danger at the visitor's place; without a place, the form to give one. */
function DangerNow({ place }: { readonly place: PlaceHere | { readonly kind: "outside" } | null }) {
  const { language, t } = useTexts(preventionTexts);
  const isHere = place?.kind === "here";
  return (
    <div className={styles.box}>
      {isHere ? (
        <>
          <h3>{t("prevention.place.danger", { place: place.where })}</h3>
          <OtherPlaces others={place.others} />
          <DataTime age={place.age} writtenAt={place.writtenAt} />
          <Days {...place} />
          <p>
            <SiteLink to={pathTo("current-situation-location", language, {}, place.query)}>
              {t("prevention.place.full")}
            </SiteLink>
          </p>
        </>
      ) : (
        <h3>{t("prevention.place")}</h3>
      )}
      {place?.kind === "outside" && <Notice severity="warning" title={t("prevention.place.outside")} />}
      <PlaceQuestion name={(isHere && place.name) || ""} />
    </div>
  );
}

function Days({ danger, freeUntil }: Pick<PlaceHere, "danger" | "freeUntil">) {
  const { t } = useTexts(preventionTexts);
  if (danger === "unavailable") return <Missing />;
  if (danger === null) return <p>{t("place.noDanger")}</p>;
  return (
    <>
      <p>{t("prevention.place.zone", { zone: danger.name })}</p>
      <DangerDays row={danger} freeUntil={freeUntil} />
    </>
  );
}

/** The categories, each with its drawing and its articles: one press leads to the advice. */
function CategoryCards({ cards }: { readonly cards: readonly CategoryCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ to, title, summary, illustration, articles }) => (
        <li key={to}>
          {illustration && <StoryIllustration name={illustration} lazy />}
          <div className={styles.words}>
            <h3 className={styles.title}>
              <SiteLink to={to}>{title}</SiteLink>
            </h3>
            <p>{summary}</p>
            <ul className={styles.articles}>
              {articles.map((article) => (
                <li key={article.to}>
                  <SiteLink to={article.to}>{article.title}</SiteLink>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}
