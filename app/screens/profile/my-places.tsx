import type { Place, Profile } from "#accounts/account-api.ts";
import { pathTo } from "#plan/paths.ts";
import { distanceKm } from "#territory/distance.ts";
import { Button, ButtonLink } from "../../design/button.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { Notice } from "../../design/notice.tsx";
import { Refused } from "../../forms/form/post-json.ts";
import { emitToast } from "../../frame/toast-store.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { type Bookmark, useBookmarks } from "../../live-map/bookmarks/bookmarks.ts";
import { newPlace, placeQuestion } from "../../parts/account/place-draft.ts";
import { putPlace } from "../../parts/account/profile.ts";
import { sendAccountCommand } from "../../parts/account/send-account-command.ts";
import { useCommand } from "../../parts/account/use-command.ts";
import { useSavedAnswers } from "../../parts/account/use-saved-answers.ts";
import { DataTime } from "../../parts/data-age/data-time.tsx";
import { PlaceCard } from "./place-card.tsx";
import styles from "./profile.module.css";
import { RefusedAddresses } from "./sent/refused-addresses.tsx";
import { SentAlerts } from "./sent/sent-alerts.tsx";
import { profileTexts } from "./texts.ts";
import { Unanswered } from "./unanswered.tsx";

/** A bookmark closer than this to a saved place, in kilometres, counts as the same place. */
const SAME_KM = 0.2;

/** Returns this browser's bookmarks of points that are not saved places yet. */
function missing(bookmarks: readonly Bookmark[], places: readonly Place[]) {
  return bookmarks.flatMap(({ at, title, path }) => {
    const isPoint = at !== undefined && /[?&]ici=/.test(path);
    const isSaved = places.some(
      ({ latitude, longitude }) => at && distanceKm(at, { lat: latitude, lon: longitude }) < SAME_KM,
    );
    return isPoint && !isSaved ? [{ at, title }] : [];
  });
}

/** Offers to save this browser's bookmarks as places, without alerts until the person chooses some. */
function ImportBookmarks({ places }: { readonly places: readonly Place[] }) {
  const { language, t } = useTexts(profileTexts);
  const { isBusy, run } = useCommand();
  const found = missing(useBookmarks(), places);
  if (found.length === 0) return null;
  const importAll = async () => {
    let refused: unknown = null;
    for (const { at, title } of found) {
      try {
        putPlace(await sendAccountCommand("savePlace", language, placeQuestion(newPlace(at, title), null)));
      } catch (error) {
        // A point outside Quebec is refused: the points after it are still saved.
        if (!(error instanceof Refused && error.code === "invalid")) throw error;
        refused = error;
      }
    }
    if (refused !== null) throw refused;
    emitToast("place-saved");
  };
  return (
    <Notice
      severity="info"
      title={t("saved.import", { count: found.length })}
      actions={
        <Button theme="pale" onClick={() => void run(importAll)} aria-busy={isBusy}>
          {t("saved.import.do")}
        </Button>
      }
    >
      <p>{t("saved.import.what")}</p>
    </Notice>
  );
}

interface Props {
  readonly places: readonly Place[];
  readonly userInfo: Profile["userInfo"];
}

/** Shows all saved places. The request only has points: the server does not learn whose points they are. */
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

interface VerifyProps {
  readonly places: readonly Place[];
  readonly isEmailConfirmed: boolean;
}

/** Says that text messages were chosen, but are not sent until the phone number is verified. */
function VerifyPhone({ places, isEmailConfirmed }: VerifyProps) {
  const { language, t } = useTexts(profileTexts);
  if (!places.some(({ smsNotification }) => smsNotification)) return null;
  return (
    <Notice
      severity="warning"
      title={t("phone.first")}
      actions={
        <ButtonLink theme="pale" to={pathTo("profile-information", language)}>
          {t("phone.first.go")}
        </ButtonLink>
      }
    >
      <p>{t(isEmailConfirmed ? "phone.first.what" : "phone.first.email")}</p>
    </Notice>
  );
}
