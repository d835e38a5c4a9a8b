import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { Place, Profile } from "#accounts/account-api.ts";
import { ButtonLink } from "../../design/button.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { updatesPaused } from "../../frame/updates-paused.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import type { Answers } from "../../parts/account/answers.server.ts";
import { answersPath } from "../../parts/account/answers-path.ts";
import { DataTime } from "../../parts/data-age/data-time.tsx";
import { pathTo } from "../../paths.ts";
import { ImportBookmarks } from "./import-bookmarks.tsx";
import { PlaceCard } from "./place-card.tsx";
import styles from "./profile.module.css";
import { RefusedAddresses } from "./sent/refused-addresses.tsx";
import { SentAlerts } from "./sent/sent-alerts.tsx";
import { profileTexts } from "./texts.ts";
import { VerifyPhone } from "./verify-phone.tsx";

const REFRESH_MS = 60_000;

interface Props {
  readonly places: readonly Place[];
  readonly userInfo: Profile["userInfo"];
}

/** All of somebody's places at a glance. The server is asked about the points alone: it is not told whose they are. */
export default function MyPlaces({ places, userInfo }: Props) {
  const { language, t } = useTexts(profileTexts);
  const fetcher = useFetcher<Answers>();
  const { load } = fetcher;
  const path =
    places.length === 0
      ? null
      : answersPath(language, {
          points: places.map(({ latitude, longitude }) => ({ lat: latitude, lon: longitude })),
        });
  useEffect(() => {
    if (path === null) return;
    void load(path);
    const isWanted = () => document.visibilityState === "visible" && !updatesPaused.get();
    const timer = setInterval(() => isWanted() && void load(path), REFRESH_MS);
    return () => clearInterval(timer);
  }, [path, load]);
  const { data } = fetcher;
  return (
    <div className={styles.stack}>
      <RefusedAddresses userInfo={userInfo} />
      {!userInfo.isPhoneVerified && <VerifyPhone places={places} />}
      {places.length === 0 ? (
        <EmptyState
          title={t("saved.none")}
          actions={
            <>
              <ButtonLink to={pathTo("current-situation-location", language)}>{t("saved.find")}</ButtonLink>
              <ButtonLink theme="pale" to={pathTo("map", language)}>
                {t("saved.map")}
              </ButtonLink>
            </>
          }
        >
          <p>{t("saved.how")}</p>
        </EmptyState>
      ) : (
        <>
          <div className={styles.head}>
            <p>{t("saved.total", { count: places.length })}</p>
            {data && <DataTime age={data.age} writtenAt={data.writtenAt} isLive />}
          </div>
          <ul className={styles.places}>
            {places.map((place, at) => (
              <li key={place.id}>
                <PlaceCard
                  place={place}
                  answer={data?.places.length === places.length ? (data.places[at] ?? undefined) : undefined}
                />
              </li>
            ))}
          </ul>
          <ButtonLink theme="pale" to={pathTo("current-situation-location", language)}>
            {t("saved.add")}
          </ButtonLink>
          <SentAlerts userInfo={userInfo} />
        </>
      )}
      <ImportBookmarks places={places} />
    </div>
  );
}
