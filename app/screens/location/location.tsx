import { regionPath, zonePath } from "#plan/area-paths.ts";
import { pathTo } from "#plan/paths.ts";
import { formatPosition } from "#territory/format-position.ts";
import { writePosition } from "#territory/rounded-position.ts";
import { servicesContext } from "../../context.ts";
import { FactList } from "../../design/fact-list.tsx";
import { Band, Columns, Section } from "../../design/section.tsx";
import { SaveButton } from "../../frame/account/save-button.tsx";
import { Crumbs } from "../../frame/crumbs.tsx";
import { PageHead } from "../../frame/page-head.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useLiveData } from "../../frame/use-live-data.ts";
import { useSite } from "../../frame/use-site.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { DataTime } from "../../parts/data-age/data-time.tsx";
import { AreaMap } from "../../parts/drawn-map/area/area-map.tsx";
import type { FinderMessage } from "../../parts/finder/finder-messages.server.ts";
import { FinderMessages } from "../../parts/finder/finder-messages.tsx";
import { OtherPlaces } from "../../parts/finder/other-places.tsx";
import { howFar } from "../../parts/fire/how-far.ts";
import { OpenFireNotice } from "../../parts/open-fire/open-fire-notice.tsx";
import pages from "../../parts/place/place-page.module.css";
import { ShareSection } from "../../parts/place/share-section.tsx";
import { ServerMarkup } from "../../parts/surroundings/server-markup.tsx";
import {
  FireSignsSection,
  RoadsSection,
  SmokeSection,
} from "../../parts/surroundings/surroundings-sections.tsx";
import { useFigures } from "../../parts/units/use-figures.ts";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/location";
import { DangerAndRestrictions, Fires, WhomToCall } from "./details.tsx";
import { Finder } from "./finder.tsx";
import styles from "./location.module.css";
import { type LocationData, locationData } from "./location-data.server.ts";
import type { LocationView } from "./location-view.server.ts";
import { locationTexts } from "./texts.ts";

/** Refresh interval of answers for typed addresses. It is long: each refresh queries the geocoder again. */
const ADDRESS_REFRESH_MS = 5 * 60_000;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { language } = screenOf(request, "current-situation-location");
  return locationData(new URL(request.url), language, context.get(servicesContext));
}

/** Says whether a place is affected and whether a fire can be lit there, or offers ways to choose one. */
export default function Location({ loaderData: data }: Route.ComponentProps) {
  const { language, t } = useTexts(locationTexts);
  useLiveData(data.isPrivate ? ADDRESS_REFRESH_MS : undefined);
  const { answer } = data;
  const live = answer ? pathTo("map", language, {}, { here: writePosition(answer.position) }) : undefined;
  return (
    <>
      <Head answer={answer} />
      <Band tone="lichen" space="tight" ornament>
        <Crumbs
          trail={[
            { to: pathTo("current-situation", language), label: t("situation.title") },
            { to: pathTo("current-situation-location", language), label: t("location.title") },
          ]}
        />
        <div className={pages.hero}>
          <div className={pages.main}>
            <h1>{t("location.heading")}</h1>
            {answer ? (
              <>
                <PlaceFound answer={answer} says={data.says} />
                {data.around && <ServerMarkup markup={data.around.officialAlerts} />}
                {answer.light && <OpenFireNotice answer={answer.light} />}
                <PlaceAreas answer={answer} />
                <SaveButton
                  what={{ kind: "place", at: answer.at, name: answer.name }}
                  hint={<p className={`${pages.note} screen-only`}>{t("location.alerts")}</p>}
                />
              </>
            ) : (
              <Ask data={data} />
            )}
            <DataTime age={data.age} writtenAt={data.writtenAt} isLive />
          </div>
          {answer?.map && <AreaMap map={answer.map} title={t("location.map")} live={live} />}
        </div>
      </Band>
      {answer && (
        <Answer
          answer={answer}
          around={data.around}
          typed={data.isPrivate ? data.typed : (answer.name ?? "")}
        />
      )}
    </>
  );
}

function Ask({ data }: { readonly data: LocationData }) {
  const { t } = useTexts(locationTexts);
  return (
    <>
      {!data.hasQuestion && <p className={styles.lead}>{t("location.lead")}</p>}
      <NotAnswered data={data} />
      <Finder typed={data.typed} />
    </>
  );
}

interface AnswerProps extends Pick<LocationData, "around" | "typed"> {
  readonly answer: LocationView;
}

function Answer({ answer, around, typed }: AnswerProps) {
  const { language, t } = useTexts(locationTexts);
  const { siteUrl } = useSite();
  const path = pathTo("current-situation-location", language, {}, answer.query);
  return (
    <>
      <Band>
        <DangerAndRestrictions answer={answer} />
      </Band>
      {around && (
        <Band>
          <Columns layout="halves">
            <SmokeSection around={around} />
            <RoadsSection around={around} />
          </Columns>
        </Band>
      )}
      <Band tone="lichen">
        <Columns layout="halves">
          <div className={pages.stack}>
            <Fires answer={answer} />
            {around && <FireSignsSection around={around} title={t("location.signs")} />}
          </div>
          <WhomToCall />
        </Columns>
      </Band>
      <Band>
        <Columns layout="halves">
          <div className="screen-only">
            <Section id="other" title={t("location.findOther")}>
              <Finder typed={typed} />
            </Section>
          </div>
          <div>
            <ShareSection title={useTitle(answer)} path={path} />
            <p className={styles.share}>
              {t("location.share")} {siteUrl + path}
            </p>
          </div>
        </Columns>
      </Band>
    </>
  );
}

function useTitle(answer: LocationView | null): string {
  const { language, t } = useTexts(locationTexts);
  if (answer === null) return t("location.title");
  return t("location.titleAt", { place: answer.name ?? formatPosition(answer.position, language) });
}

/** Head of the page. The canonical address of an answer is the short address, without typed text. */
function Head({ answer }: { readonly answer: LocationView | null }) {
  const { t } = useTexts(locationTexts);
  const addressIn = (language: "fr" | "en") =>
    pathTo("current-situation-location", language, {}, answer?.query);
  return (
    <PageHead
      title={useTitle(answer)}
      description={t("location.description")}
      addresses={{ fr: addressIn("fr"), en: addressIn("en") }}
    />
  );
}

/** Explains why there is no answer yet, and what to do: choose a place, or type the place differently. */
function NotAnswered({ data: { says, choices } }: { readonly data: LocationData }) {
  return (
    <div className={styles.notAnswered}>
      <FinderMessages says={says} />
      {choices.length > 0 && (
        <ul className={styles.choices}>
          {choices.map(({ name, about, to }) => (
            <li key={to}>
              <SiteLink to={to}>{name}</SiteLink>
              <span>{about}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface FoundProps {
  readonly answer: LocationView;
  readonly says: readonly FinderMessage[];
}

/** Names the place that the answer is about, so that visitors can check that it is theirs. */
function PlaceFound({ answer, says }: FoundProps) {
  const { language, t } = useTexts(locationTexts);
  const figures = useFigures();
  const { name, landmark, position, areaPath } = answer;
  return (
    <>
      <p>
        <span className={styles.soft}>{t("location.understood")}</span>{" "}
        <strong className={styles.name}>{name ?? formatPosition(position, language)}</strong>
        {landmark && (
          <span className={styles.landmark}>
            {t("location.near", {
              place: landmark.name,
              distance: howFar(landmark, t, figures),
            })}
          </span>
        )}
      </p>
      <FinderMessages says={says} />
      <OtherPlaces others={answer.others} />
      {areaPath && <SiteLink to={areaPath}>{t("location.area")}</SiteLink>}
    </>
  );
}

function PlaceAreas({ answer: { region, danger, isZoned } }: Pick<FoundProps, "answer">) {
  const { language, t } = useTexts(locationTexts);
  const zone = typeof danger === "object" ? danger : null;
  const link = (to: string, name: string) => <SiteLink to={to}>{name}</SiteLink>;
  return (
    <FactList
      className={styles.areas}
      facts={[
        [t("location.region"), link(regionPath(region.code, language), region.name)],
        [
          t("location.zone"),
          zone ? link(zonePath(zone.name, language), zone.name) : !isZoned && t("location.zone.none"),
        ],
      ]}
    />
  );
}
