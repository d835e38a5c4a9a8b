import type { Place, Profile } from "#accounts/account-api.ts";
import { pathTo } from "#plan/paths.ts";
import { ButtonLink } from "../../design/button.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { useSavedAnswers } from "../../parts/account/use-saved-answers.ts";
import { DataTime } from "../../parts/data-age/data-time.tsx";
import { ImportBookmarks } from "./import-bookmarks.tsx";
import { PlaceCard } from "./place-card.tsx";
import styles from "./profile.module.css";
import { RefusedAddresses } from "./sent/refused-addresses.tsx";
import { SentAlerts } from "./sent/sent-alerts.tsx";
import { profileTexts } from "./texts.ts";
import { Unanswered } from "./unanswered.tsx";
import { VerifyPhone } from "./verify-phone.tsx";

interface Props {
  readonly places: readonly Place[];
  readonly userInfo: Profile["userInfo"];
}

/**
 * Shows all saved places at a glance. The request only contains the points: the server does not learn whose
 * they are.
 */
export default function MyPlaces({ places, userInfo }: Props) {
  const { language, t } = useTexts(profileTexts);
  const points = places.map(({ latitude, longitude }) => ({ lat: latitude, lon: longitude }));
  const { answers, unanswered, ask } = useSavedAnswers({ what: "places", points }, true);
  return (
    <div className={styles.stack}>
      <RefusedAddresses userInfo={userInfo} />
      {!userInfo.isPhoneVerified && (
        <VerifyPhone places={places} isEmailConfirmed={userInfo.isEmailConfirmed} />
      )}
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
            {answers && <DataTime age={answers.age} writtenAt={answers.writtenAt} isLive />}
          </div>
          {unanswered && <Unanswered title={t("saved.unanswered")} why={unanswered} onAgain={ask} />}
          <ul className={styles.places}>
            {places.map((place, at) => (
              <li key={place.id}>
                <PlaceCard
                  place={place}
                  answer={answers ? (answers.places[at] ?? "unread") : unanswered ? "unanswered" : "awaited"}
                />
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            <ButtonLink theme="pale" to={pathTo("current-situation-location", language)}>
              {t("saved.add")}
            </ButtonLink>
          </div>
          <SentAlerts userInfo={userInfo} />
        </>
      )}
      <ImportBookmarks places={places} />
    </div>
  );
}
