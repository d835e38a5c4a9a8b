import { useState } from "react";
import type { SavedFire } from "#accounts/account-api.ts";
import { Button } from "../../design/button.tsx";
import { Tag } from "../../design/tag.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import type { Answers } from "../../parts/account/answers.server.ts";
import { hasChannel } from "../../parts/account/channel-draft.ts";
import { savedTexts } from "../../parts/account/saved/texts.ts";
import { unsaveFire } from "../../parts/account/unsave.ts";
import { FireList } from "../../parts/fire/fire-list.tsx";
import { FireTimeline } from "../../parts/timeline/fire-timeline.tsx";
import { FireAlerts } from "./fire-alerts.tsx";
import styles from "./profile.module.css";
import { profileTexts } from "./texts.ts";
import { useChannelList } from "./use-channel-list.ts";

interface Props {
  readonly fire: SavedFire;
  readonly answer: Answers["fires"][number];
}

export function FireCard({ fire, answer }: Props) {
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
