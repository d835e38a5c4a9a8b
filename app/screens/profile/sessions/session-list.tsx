import { useEffect, useState } from "react";
import type { OpenSession } from "#accounts/account-api.ts";
import { Button } from "../../../design/button.tsx";
import { Skeleton } from "../../../design/skeleton.tsx";
import form from "../../../forms/form/form.module.css";
import { identity } from "../../../frame/account/identity-actions.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { toastRefusal } from "../../../parts/account/account-toasts.ts";
import { unansweredBy, type Unanswered as Why } from "../../../parts/account/fetch-saved-answers.ts";
import { sendAccountCommand } from "../../../parts/account/send-account-command.ts";
import { useLoginAgain } from "../login-again.tsx";
import styles from "../profile.module.css";
import { profileTexts } from "../texts.ts";
import { Unanswered } from "../unanswered.tsx";
import { sessionTexts } from "./texts.ts";

interface Known {
  readonly sessions: readonly OpenSession[];
  /** The session of this browser; null if its token has no session ID. */
  readonly here: string | null;
}

export default function SessionList() {
  const { language, t, formats } = useTexts(profileTexts, sessionTexts);
  const [known, setKnown] = useState<Known | Why | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  const loginAgain = useLoginAgain();
  useEffect(() => {
    if (known !== null) return;
    Promise.all([
      sendAccountCommand("sessions", language, {}),
      identity().then(({ idToken }) => idToken()),
    ]).then(
      ([{ sessions }, token]) => setKnown({ sessions, here: token?.sid ?? null }),
      (error: unknown) => setKnown(unansweredBy(error)),
    );
  }, [language, known]);

  if (known === null) return <Skeleton label={t("profile.loading")} shape="lines" />;
  if (typeof known === "string")
    return <Unanswered title={t("sessions.failed")} why={known} onAgain={() => setKnown(null)} />;
  const nameOf = ({ device }: OpenSession) => device ?? t("sessions.unknown");

  async function end(session: OpenSession | null): Promise<void> {
    if (busy !== null) return;
    setBusy(session?.id ?? "all");
    setEnded(null);
    try {
      await sendAccountCommand("endSession", language, { sessionId: session?.id ?? null });
      loginAgain.forget();
      if (session === null) return await (await identity()).signOut(language);
      // The provider ends the session a moment later, and can still list it until then.
      setKnown((now) =>
        now === null || typeof now === "string"
          ? now
          : { ...now, sessions: now.sessions.filter(({ id }) => id !== session.id) },
      );
      setEnded(nameOf(session));
    } catch (error) {
      if (!loginAgain.isRequestedBy(error)) toastRefusal(error, { failed: t("profile.signOut.failed") });
    } finally {
      setBusy(null);
    }
  }

  const now = new Date();
  return (
    <>
      <ul className={styles.sent}>
        {known.sessions.map((session) => {
          const { id, startedAt, usedAt } = session;
          const isHere = id === known.here;
          return (
            <li key={id}>
              <p>
                <strong>{nameOf(session)}</strong>
                {isHere && ` (${t("sessions.here")})`}
              </p>
              <p className={styles.soft}>
                {startedAt && t("sessions.since", { day: formats.day(new Date(startedAt), now) })}{" "}
                {usedAt && t("sessions.used", { moment: formats.dayTime(new Date(usedAt), now) })}
              </p>
              {!isHere && (
                <Button theme="pale" aria-busy={busy === id} onClick={() => void end(session)}>
                  {t("sessions.end")}
                  <span className="visually-hidden">{`, ${nameOf(session)}`}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <p>{t("sessions.password")}</p>
      {loginAgain.notice}
      <div className={form.actions}>
        <Button theme="pale" aria-busy={busy === "all"} onClick={() => void end(null)}>
          {t("sessions.endAll")}
        </Button>
      </div>
      <p role="status">{ended !== null && t("sessions.ended", { device: ended })}</p>
    </>
  );
}
