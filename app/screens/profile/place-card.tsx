import { useState } from "react";
import type { Place } from "#accounts/account-api.ts";
import { pathTo } from "#plan/paths.ts";
import { Button } from "../../design/button.tsx";
import { Skeleton } from "../../design/skeleton.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { hasChannel } from "../../parts/account/channel-draft.ts";
import { draftOf, editPlace } from "../../parts/account/place-draft.ts";
import { savedTexts } from "../../parts/account/saved/texts.ts";
import { unsavePlace } from "../../parts/account/unsave.ts";
import { useAlertSources } from "../../parts/account/use-alert-sources.ts";
import { Missing } from "../../parts/data-age/missing.tsx";
import { Danger } from "../../parts/fire/marks.tsx";
import { NearbyFires } from "../../parts/fire/nearest-fires.tsx";
import { levelOn } from "../../parts/fire/rows.ts";
import { OpenFireNotice } from "../../parts/open-fire/open-fire-notice.tsx";
import type { PlaceView } from "../../parts/place-answer/place-view.server.ts";
import { RestrictionsHere } from "../../parts/restriction/restriction-list.tsx";
import { ServerMarkup } from "../../parts/surroundings/server-markup.tsx";
import { useFigures } from "../../parts/units/use-figures.ts";
import { placeTitle } from "./place-title.ts";
import styles from "./profile.module.css";
import { profileTexts } from "./texts.ts";
import { useChannelList } from "./use-channel-list.ts";

/** Button that deletes the place on the second press: a single press can be a mistake. */
function DeletePlace({ place, title }: { readonly place: Place; readonly title: string }) {
  const { language, t } = useTexts(profileTexts, savedTexts);
  const [isSure, setSure] = useState(false);
  const drop = async () => {
    if (!isSure) return setSure(true);
    await unsavePlace(place.id, language);
    setSure(false);
  };
  return (
    <Button theme={isSure ? "delete" : "pale"} onClick={() => void drop()} onBlur={() => setSure(false)}>
      {t(isSure ? "account.delete.sure" : "saved.delete")}
      <span className="visually-hidden">{`, ${title}`}</span>
    </Button>
  );
}

interface Props {
  readonly place: Place;
  /** `unread`: the place's point could not be read; `unanswered`: the request failed, as `MyPlaces` says. */
  readonly answer: PlaceView | "awaited" | "unread" | "unanswered";
}

/** One saved place: open fires, danger, fires nearby, then its alerts. */
export function PlaceCard({ place, answer }: Props) {
  const { language, t } = useTexts(profileTexts);
  const title = placeTitle(place, language);
  return (
    <article className={styles.place} aria-label={title}>
      <header className={styles.placeHead}>
        <h2>{title}</h2>
        <p className={styles.soft}>
          {t(`saved.type.${place.type}`)}
          {typeof answer === "object" && answer.kind === "answer" && `, ${answer.region ?? answer.position}`}
        </p>
      </header>
      {answer === "awaited" ? (
        <Skeleton label={t("profile.loading")} shape="lines" />
      ) : answer === "unread" ? (
        <p>{t("saved.unread")}</p>
      ) : answer === "unanswered" ? null : answer.kind === "outside" ? (
        <p>{t("saved.outside")}</p>
      ) : (
        <Answer answer={answer} />
      )}
      <Alerts place={place} title={title} />
    </article>
  );
}

function Answer({ answer }: { readonly answer: Extract<PlaceView, { kind: "answer" }> }) {
  const { language, t } = useTexts(profileTexts);
  const { danger, restrictions, doubt, nearest, openFire, withinKm, full } = answer;
  return (
    <>
      <ServerMarkup markup={answer.officialAlerts} />
      {openFire && <OpenFireNotice answer={openFire} small />}
      <dl className={styles.facts}>
        <div>
          <dt>{t("saved.danger")}</dt>
          <dd>
            {danger === "unavailable" ? (
              <Missing />
            ) : danger === null ? (
              t("place.noDanger")
            ) : (
              <Danger level={levelOn(0, danger)} />
            )}
          </dd>
        </div>
        <div>
          <dt>{t("place.restrictions")}</dt>
          <dd>
            <RestrictionsHere groups={restrictions} doubt={doubt} />
          </dd>
        </div>
      </dl>
      <ServerMarkup markup={answer.air} />
      <dl className={styles.facts}>
        <div>
          <dt>{t("place.nearest")}</dt>
          <dd>
            <NearbyFires fires={nearest} withinKm={withinKm} />
          </dd>
        </div>
      </dl>
      <ServerMarkup markup={answer.roads} />
      <p>
        <SiteLink to={pathTo("current-situation-location", language, {}, full)}>{t("saved.full")}</SiteLink>
      </p>
    </>
  );
}

interface AlertsProps {
  readonly place: Place;
  readonly title: string;
}

function Alerts({ place, title }: AlertsProps) {
  const { t } = useTexts(profileTexts);
  const figures = useFigures();
  const channelList = useChannelList();
  const { hasOrders, hasAir, hasHeat, hasRoads } = useAlertSources();
  return (
    <footer className={styles.placeFoot}>
      <p>
        {hasChannel(place)
          ? t(place.dailyNotification ? "saved.alerted.daily" : "saved.alerted", {
              channels: channelList(place),
              distance: figures.distance(place.radiusKm),
            })
          : t("saved.notAlerted")}
        {hasChannel(place) && (
          <>
            {hasOrders && place.orderNotification && ` ${t("saved.alerted.orders")}`}
            {hasAir &&
              place.airNotification !== null &&
              ` ${t("saved.alerted.air", { level: place.airNotification })}`}
            {hasRoads && place.roadNotification && ` ${t("saved.alerted.roads")}`}
            {hasHeat && place.heatNotification && ` ${t("saved.alerted.heat")}`}
          </>
        )}
      </p>
      <div className={styles.actions}>
        <Button theme="pale" onClick={() => editPlace(draftOf(place), "alerts")}>
          {t("saved.alerts")}
          <span className="visually-hidden">{`, ${title}`}</span>
        </Button>
        <Button theme="pale" onClick={() => editPlace(draftOf(place), "whole")}>
          {t("saved.change")}
          <span className="visually-hidden">{`, ${title}`}</span>
        </Button>
        <DeletePlace place={place} title={title} />
      </div>
    </footer>
  );
}
