import { redirect } from "react-router";
import { fireById } from "#fires/fire-by-id.ts";
import { firePath, regionSlugOf } from "#plan/fire-path.ts";
import { pathTo } from "#plan/paths.ts";
import { FIRE_ID } from "#territory/fire-id.ts";
import { servicesContext } from "../../context.ts";
import { Notice } from "../../design/notice.tsx";
import { Band, Columns, Section } from "../../design/section.tsx";
import { PageHead } from "../../frame/page-head.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useLiveData } from "../../frame/use-live-data.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pageNotFound } from "../../page-not-found.ts";
import { Missing } from "../../parts/data-age/missing.tsx";
import { howFar } from "../../parts/fire/how-far.ts";
import { fireOf, isAhead } from "../../parts/fire/last-known.server.ts";
import { SmokeSteps } from "../../parts/fire/smoke-steps.tsx";
import pages from "../../parts/place/place-page.module.css";
import { ShareSection } from "../../parts/place/share-section.tsx";
import { ServerMarkup } from "../../parts/surroundings/server-markup.tsx";
import {
  FireSignsSection,
  RoadsSection,
  SmokeSection,
} from "../../parts/surroundings/surroundings-sections.tsx";
import { surroundingsView } from "../../parts/surroundings/surroundings-view.server.ts";
import { FireTimeline } from "../../parts/timeline/fire-timeline.tsx";
import { timelineTexts } from "../../parts/timeline/texts.ts";
import { timelineView } from "../../parts/timeline/timeline-view.server.ts";
import { useFigures } from "../../parts/units/use-figures.ts";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/fire";
import styles from "./fire.module.css";
import { FireHead } from "./fire-head.tsx";
import { fireHeading } from "./fire-heading.ts";
import { FireReport } from "./fire-report.tsx";
import { FireSurroundings } from "./fire-surroundings.tsx";
import { fireView } from "./fire-view.server.ts";
import { growthView } from "./growth.server.ts";
import { GrowthSection } from "./growth-section.tsx";
import type { NearTown } from "./near-towns.server.ts";
import { fireTexts } from "./texts.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { language, parts } = screenOf(request, "current-situation-fire");
  const { slug = "", id = "" } = parts;
  if (!FIRE_ID.test(id)) throw pageNotFound(request);
  const { situation: service, surroundings, history, now } = context.get(servicesContext);
  const situation = await service.read();
  const writtenAt = now();
  const listed = fireById(situation, id);
  const last = listed ? null : (await history.lastKnown(id)).value?.fire;
  const fire = listed ?? (last ? fireOf(id, last) : null);
  if (fire === null) {
    // Until a list has been read, it is unknown whether this fire exists.
    if (situation.fires.value === null) return { kind: "missing", id, slug, writtenAt } as const;
    throw pageNotFound(request);
  }
  if (slug !== regionSlugOf(fire.region, language)) {
    throw redirect(firePath(fire, language) + new URL(request.url).search, 301);
  }
  const { startedAt } = fire;
  const known = await history.timelineOf(id);
  const isListed = listed !== null || isAhead(known, situation.fires);
  const timeline = timelineView(known, { startedAt, isListed, language, now: writtenAt });
  const growth = growthView(known, { language, now: writtenAt });
  const view = fireView(situation, fire, language, writtenAt);
  const around =
    fire.at &&
    surroundingsView(surroundings.read(), {
      ...{ at: fire.at, region: fire.region, fires: situation.fires.value ?? [], fire },
      ...{ language, now: writtenAt },
    });
  return { kind: "fire", isListed, writtenAt, timeline, growth, around, ...view } as const;
}

/** The page of one fire: the agency's report, the rules that apply there, and what to do. */
export default function FirePage({ loaderData: view }: Route.ComponentProps) {
  const { language, t } = useTexts(fireTexts, timelineTexts);
  const figures = useFigures();
  useLiveData();
  if (view.kind === "missing") return <FireMissing id={view.id} slug={view.slug} />;
  const { fire, around } = view;
  const share = t("fire.share", {
    heading: fireHeading(fire, t),
    status: t(`status.${fire.statusId}`),
    size: fire.sizeHa === null ? t("fires.size.unknown") : figures.size(fire.sizeHa),
  });
  return (
    <>
      <FireHead
        fire={fire}
        age={view.age}
        map={view.map}
        isOnMap={view.isOnMap}
        writtenAt={view.writtenAt}
        isListed={view.isListed}
      />
      {!view.isListed && (
        <Band space="tight">
          <Notice severity="info" title={t("fire.unlisted.title")}>
            <p>{t("fire.unlisted.text")}</p>
          </Notice>
        </Band>
      )}
      {around?.officialAlerts && (
        <Band>
          <ServerMarkup markup={around.officialAlerts} />
        </Band>
      )}
      <Band>
        <FireReport fire={fire} />
      </Band>
      {around && (
        <Band>
          <Columns layout="halves">
            <FireSignsSection around={around} title={t("fire.signs")} />
            <div className={pages.stack}>
              <SmokeSection around={around} />
              <RoadsSection around={around} />
            </div>
          </Columns>
        </Band>
      )}
      {view.towns && (
        <Band>
          <TownsSection towns={view.towns} />
        </Band>
      )}
      <div className={styles.history}>
        <Band>
          <Columns layout="halves">
            <Section id="timeline" title={t("timeline.title")}>
              <FireTimeline timeline={view.timeline} />
            </Section>
            {view.growth && <GrowthSection growth={view.growth} />}
          </Columns>
        </Band>
      </div>
      <Band tone="lichen">
        <FireSurroundings view={view} />
      </Band>
      <Band>
        <Columns layout="halves">
          <SmokeSteps />
          <ShareSection title={share} path={firePath(fire, language)} />
        </Columns>
      </Band>
    </>
  );
}

function TownsSection({ towns }: { readonly towns: readonly NearTown[] }) {
  const { language, t } = useTexts(fireTexts);
  const figures = useFigures();
  return (
    <Section id="towns" title={t("fire.towns")}>
      <ul className={styles.towns}>
        {towns.map(({ slug, name, ...way }) => (
          <li key={slug}>
            <SiteLink to={pathTo("current-situation-location", language, {}, { place: slug })}>
              {name}
            </SiteLink>
            <span>{howFar(way, t, figures)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.townsNote}>{t("fire.towns.note")}</p>
    </Section>
  );
}

/** Page shown for a fire before a list of fires has been read: the fire may exist or not. */
function FireMissing({ id, slug }: { readonly id: string; readonly slug: string }) {
  const { t } = useTexts(fireTexts);
  const title = t("fire.missing.title", { id });
  const address = (language: "fr" | "en") => pathTo("current-situation-fire", language, { slug, id });
  return (
    <>
      <PageHead
        title={title}
        description={t("fire.missing.description")}
        addresses={{ fr: address("fr"), en: address("en") }}
      />
      <Band tone="lichen" space="tight">
        <div className={pages.main}>
          <h1>{title}</h1>
          <Missing />
        </div>
      </Band>
    </>
  );
}
