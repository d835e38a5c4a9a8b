import { useEffect, useRef, useState } from "react";
import type { SavedFire } from "#accounts/account-api.ts";
import { pathTo } from "#plan/paths.ts";
import { Button, ButtonLink } from "../../design/button.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { Skeleton } from "../../design/skeleton.tsx";
import { Tag } from "../../design/tag.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import type { Answers } from "../../parts/account/answers.server.ts";
import { hasChannel } from "../../parts/account/channel-draft.ts";
import { savedTexts } from "../../parts/account/saved/texts.ts";
import { sendAccountCommand } from "../../parts/account/send-account-command.ts";
import { unsaveFire } from "../../parts/account/unsave.ts";
import { useSavedAnswers } from "../../parts/account/use-saved-answers.ts";
import { DataTime } from "../../parts/data-age/data-time.tsx";
import { FireList } from "../../parts/fire/fire-list.tsx";
import { FireTimeline } from "../../parts/timeline/fire-timeline.tsx";
import { FireAlerts } from "./fire-alerts.tsx";
import styles from "./profile.module.css";
import { profileTexts } from "./texts.ts";
import { Unanswered } from "./unanswered.tsx";
import { useChannelList } from "./use-channel-list.ts";

/** Lists the followed fires. News stay marked during the visit that first shows them. */
export default function MyFires({ fires }: { readonly fires: readonly SavedFire[] }) {
  const { language, t } = useTexts(profileTexts);
  // Times of the last visit, as they were when this visit began.
  const seen = useRef(new Map<string, string>());
  for (const { fireId, seenAt } of fires) if (!seen.current.has(fireId)) seen.current.set(fireId, seenAt);
  const requested = fires.map(({ fireId, seenAt }) => ({
    id: fireId,
    seenAt: seen.current.get(fireId) ?? seenAt,
  }));
  const { answers, unanswered, ask } = useSavedAnswers({ what: "fires", fires: requested }, false);
  const isShown = answers !== null;
  useEffect(() => {
    // If this request fails, the next visit marks the same news again: no news is lost.
    if (isShown) sendAccountCommand("seeFires", language, {}).catch(() => {});
  }, [isShown, language]);
  const followed = fires.flatMap((fire, at) => {
    const answer = answers?.fires[at] ?? null;
    return answer?.isPast ? [] : [{ fire, answer }];
  });
  if (followed.length === 0) {
    return (
      <EmptyState
        title={t("followed.none")}
        actions={<ButtonLink to={pathTo("current-situation", language)}>{t("followed.find")}</ButtonLink>}
      >
        <p>{t("followed.how")}</p>
      </EmptyState>
    );
  }
  if (unanswered) return <Unanswered title={t("followed.unanswered")} why={unanswered} onAgain={ask} />;
  if (!answers) return <Skeleton label={t("profile.loading")} shape="rows" />;
  return (
    <>
      <div className={styles.head}>
        <p>{t("followed.total", { count: followed.length })}</p>
        <DataTime age={answers.age} writtenAt={answers.writtenAt} />
      </div>
      <ul className={styles.places}>
        {followed.map(({ fire, answer }) => (
          <li key={fire.fireId}>
            <FireCard fire={fire} answer={answer} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface CardProps {
  readonly fire: SavedFire;
  readonly answer: Answers["fires"][number];
}

function FireCard({ fire, answer }: CardProps) {
  const { language, t } = useTexts(profileTexts, savedTexts);
  const channelList = useChannelList();
  const [isChoosing, setChoosing] = useState(false);
  const number = fire.fireId.split("-")[1] ?? "";
  const name = answer?.row.name ?? t("fires.unnamed", { number });
  return (
    <article className={styles.place} aria-label={name}>
      {answer ? (
        <>
          <FireList fires={[answer.row]} />
          {answer.row.statusId === 6 && <Tag>{t("followed.out")}</Tag>}
          {!answer.isListed && <p className={styles.soft}>{t("followed.gone")}</p>}
          <h2 className={styles.news}>{t("followed.news")}</h2>
          {answer.news.isKnown && answer.news.entries.length === 0 ? (
            <p>{t("followed.noNews")}</p>
          ) : (
            <FireTimeline timeline={{ ...answer.news, followedSince: null }} />
          )}
        </>
      ) : (
        <p>{t("followed.unknown", { number })}</p>
      )}
      <footer className={styles.placeFoot}>
        {isChoosing ? (
          <FireAlerts fire={fire} onDone={() => setChoosing(false)} />
        ) : (
          <>
            <p>
              {hasChannel(fire)
                ? t("followed.alerted", { channels: channelList(fire) })
                : t("followed.notAlerted")}
            </p>
            <div className={styles.actions}>
              <Button theme="pale" onClick={() => setChoosing(true)}>
                {t("saved.alerts")}
                <span className="visually-hidden">{`, ${name}`}</span>
              </Button>
              <Button theme="pale" onClick={() => void unsaveFire(fire.fireId, language)}>
                {t("account.saved.fire.undo")}
                <span className="visually-hidden">{`, ${name}`}</span>
              </Button>
            </div>
          </>
        )}
      </footer>
    </article>
  );
}
