import { useEffect, useState } from "react";
import type { AccountAnswers } from "#accounts/account-api.ts";
import { Skeleton } from "../../../design/skeleton.tsx";
import { useTexts } from "../../../i18n/use-texts.ts";
import styles from "../account.module.css";
import { type PlaceDraft, sourceChoices } from "../place-draft.ts";
import { sendAccountCommand } from "../send-account-command.ts";
import { pastTexts } from "./texts.ts";

/** Delay after the last change of a slider or a name, so that only the final value is requested. */
const SETTLED_MS = 400;
/** Lines reserved for a typical answer, so that the consent and the buttons below do not move. */
const LINES = 7;

type Past = AccountAnswers["pastAlerts"];

/** Shows which alerts a place would have received in the last 30 days, with an example. */
export function PastAlerts({ draft }: { readonly draft: PlaceDraft }) {
  const { language, t } = useTexts(pastTexts);
  const [past, setPast] = useState<Past | "waiting" | "unknown">("waiting");
  const { locationNickname, latitude, longitude, radiusKm, dailyNotification } = draft;
  // Text, because an object is new at each render.
  const choices = JSON.stringify(sourceChoices(draft));
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      const place = {
        locationNickname: locationNickname || null,
        latitude,
        longitude,
        radiusKm,
        dailyNotification,
        ...(JSON.parse(choices) as ReturnType<typeof sourceChoices>),
      };
      sendAccountCommand("pastAlerts", language, { place }).then(
        (answer) => !isOver && setPast(answer),
        // This is only a preview: alerts can be chosen without it.
        () => !isOver && setPast((known) => (known === "waiting" ? "unknown" : known)),
      );
    }, SETTLED_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [language, locationNickname, latitude, longitude, radiusKm, dailyNotification, choices]);
  if (past === "unknown") return null;
  return (
    <section className={styles.past} aria-labelledby="past-alerts">
      <h3 id="past-alerts">{t("account.past.title")}</h3>
      {past === "waiting" ? (
        <Skeleton label={t("account.past.waiting")} shape="lines" count={LINES} />
      ) : (
        <PastSummary past={past} />
      )}
    </section>
  );
}

function PastSummary({ past }: { readonly past: Past }) {
  const { t, formats } = useTexts(pastTexts);
  const { since, messages, changes, mostADay, newest, example } = past;
  const now = new Date();
  const day = (at: string) => formats.day(new Date(at), now);
  return (
    <>
      <p role="status">
        {messages === 0
          ? t("account.past.none", { since: day(since) })
          : t("account.past.some", { count: messages, since: day(since), most: mostADay })}
      </p>
      {newest && changes > 0 && (
        <p className={styles.soft}>
          {t("account.past.newest", { day: day(newest.at), headline: newest.headline })}
        </p>
      )}
      <figure className={styles.example}>
        <figcaption>{t("account.past.example")}</figcaption>
        <blockquote>
          <p>
            <strong>{example.headline}</strong>
          </p>
          {example.advice && <p>{example.advice}</p>}
        </blockquote>
      </figure>
    </>
  );
}
