import { useEffect, useRef } from "react";
import type { SavedFire } from "#accounts/account-api.ts";
import { pathTo } from "#plan/paths.ts";
import { ButtonLink } from "../../design/button.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { Skeleton } from "../../design/skeleton.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { sendAccountCommand } from "../../parts/account/send-account-command.ts";
import { useSavedAnswers } from "../../parts/account/use-saved-answers.ts";
import { DataTime } from "../../parts/data-age/data-time.tsx";
import { FireCard } from "./fire-card.tsx";
import styles from "./profile.module.css";
import { profileTexts } from "./texts.ts";
import { Unanswered } from "./unanswered.tsx";

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
