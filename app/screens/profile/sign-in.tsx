import { useEffect } from "react";
import { useNavigate } from "react-router";
import { pathTo } from "#plan/paths.ts";
import { isProviderAnswer } from "#plan/provider-answer.ts";
import { Notice } from "../../design/notice.tsx";
import { Band } from "../../design/section.tsx";
import { Skeleton } from "../../design/skeleton.tsx";
import { wantIdentity } from "../../frame/account/identity-actions.ts";
import { endSaving } from "../../frame/account/saving.ts";
import { useSession } from "../../frame/account/session.ts";
import { takeWayBack } from "../../frame/account/way-back.ts";
import { PageHead } from "../../frame/page-head.tsx";
import { useHydrated } from "../../frame/use-hydrated.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { SignInButtons } from "../../parts/account/sign-in-buttons.tsx";
import { accountTexts } from "../../parts/account/texts.ts";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/sign-in";
import styles from "./profile.module.css";
import { profileTexts } from "./texts.ts";

export function loader({ request }: Route.LoaderArgs) {
  screenOf(request, "sign-in");
  return null;
}

const isAnswer = () => isProviderAnswer(new URLSearchParams(window.location.search));

/** Page to which the identity provider returns: leads to the person's previous page, or shows the error. */
export default function SignIn() {
  const { language, t } = useTexts(profileTexts, accountTexts);
  const session = useSession();
  const { state } = session;
  const isCancelled = session.state === "out" && session.problem === "cancelled";
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isAnswer()) return wantIdentity();
    const back = takeWayBack("signing-out");
    if (back !== null) void navigate(back, { replace: true });
  }, [navigate]);
  useEffect(() => {
    const back = isCancelled ? takeWayBack("signing-in") : null;
    if (back === null) return;
    // A person who cancels gives up the save that they started.
    endSaving();
    void navigate(back, { replace: true });
  }, [isCancelled, navigate]);
  useEffect(() => {
    if (state === "in" && !isAnswer())
      void navigate(pathTo("profile-saved-locations", language), { replace: true });
  }, [state, navigate, language]);
  return (
    <>
      <PageHead title={t("signIn.title")} description={t("signIn.lead")} />
      <meta name="robots" content="noindex" />
      <Band tone="lichen" space="hero" ornament>
        <div className={styles.gate}>
          <h1>{t("signIn.title")}</h1>
          <p>{t("signIn.lead")}</p>
          {state === "out" ? (
            <SignInButtons />
          ) : (
            <Skeleton label={t("signIn.waiting")} shape="lines" count={2} />
          )}
          {!isHydrated && (
            <noscript>
              <Notice severity="info" title={t("profile.noScript")}>
                <p>{t("profile.noScript.what")}</p>
              </Notice>
            </noscript>
          )}
          <p className={styles.soft}>{t("account.notConnected.why")}</p>
        </div>
      </Band>
    </>
  );
}
