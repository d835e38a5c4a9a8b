import { lazy, type ReactNode, Suspense, useEffect } from "react";
import type { Profile } from "#accounts/account-api.ts";
import { pathTo } from "#plan/paths.ts";
import { Button, ButtonLink } from "../../design/button.tsx";
import { Notice } from "../../design/notice.tsx";
import { Band } from "../../design/section.tsx";
import { Segmented } from "../../design/segmented.tsx";
import { Skeleton } from "../../design/skeleton.tsx";
import { identity } from "../../frame/account/identity-actions.ts";
import { useSession } from "../../frame/account/session.ts";
import { PageTop } from "../../frame/page-top.tsx";
import { useHydrated } from "../../frame/use-hydrated.ts";
import type { TextsOfSet } from "../../i18n/texts-of.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { loadProfile, useProfile } from "../../parts/account/profile.ts";
import { SignInButtons } from "../../parts/account/sign-in-buttons.tsx";
import { accountTexts } from "../../parts/account/texts.ts";
import { UnconfirmedEmail } from "../../parts/account/unconfirmed-email.tsx";
import { useCommand } from "../../parts/account/use-command.ts";
import { forgetErased, isErased } from "./known-erased.ts";
import styles from "./profile.module.css";
import { profileTexts } from "./texts.ts";

/** The profile's screens, in menu order. */
export const PROFILE_SCREENS = [
  "profile-saved-locations",
  "profile-saved-fires",
  "profile-releases",
  "profile-information",
  "profile-delete",
] as const;
export type ProfileScreen = (typeof PROFILE_SCREENS)[number];

/** Returns the heading of a profile screen. After the deletion, the heading confirms the deletion instead. */
export const profileHeading = (
  screen: ProfileScreen,
  isDeleted: boolean,
  t: TextsOfSet<typeof profileTexts>,
) =>
  isDeleted
    ? { title: t("erased.heading"), lead: null }
    : { title: t(`profile.${screen}`), lead: t(`profile.${screen}.lead`) };

/** Confirms that the profile is deleted, to the person who has just deleted it. */
function Erased() {
  const { language, t } = useTexts(profileTexts);
  return (
    <Notice
      severity="success"
      live
      title={t("erased.title")}
      actions={<ButtonLink to={pathTo("home", language)}>{t("erased.home")}</ButtonLink>}
    >
      <p>{t("erased.what")}</p>
    </Notice>
  );
}

/** Loaded once the person is signed in. */
const LostNotifications = lazy(() => import("./lost-notifications.tsx"));

interface Props {
  readonly screen: ProfileScreen;
  readonly children: (profile: Profile) => ReactNode;
}

/** A screen of the profile. The server renders it without personal data, which only the browser loads. */
export function ProfilePage({ screen, children }: Props) {
  const { language, t } = useTexts(profileTexts);
  const isDeleted = useIsDeleted(screen);
  const { title, lead } = profileHeading(screen, isDeleted, t);
  return (
    <>
      <PageTop
        screen={screen}
        title={title}
        label={t(`profile.${screen}.short`)}
        above={[{ to: pathTo("profile-saved-locations", language), label: t("profile.title") }]}
        description={t(`profile.${screen}.lead`)}
      >
        {lead && <p>{lead}</p>}
      </PageTop>
      <meta name="robots" content="noindex" />
      <Band>
        <div className={styles.menu}>
          <Segmented
            label={t("profile.menu")}
            segments={PROFILE_SCREENS.map((each) => ({
              to: pathTo(each, language),
              label: t(`profile.${each}.short`),
              current: each === screen,
            }))}
          />
          <SignOut />
        </div>
        <SignedInOnly screen={screen}>{children}</SignedInOnly>
      </Band>
    </>
  );
}

/** Returns whether the screen is the deletion page and the person's profile is deleted. */
function useIsDeleted(screen: ProfileScreen): boolean {
  const { state } = useSession();
  return useHydrated() && state === "out" && screen === "profile-delete" && isErased();
}

function SignedInOnly({ screen, children }: Props) {
  const { language, t } = useTexts(profileTexts, accountTexts);
  const { state } = useSession();
  const known = useProfile();
  const isUnknown = known.state === "none";
  const isDeleted = useIsDeleted(screen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a profile that was cleared with the previous person is requested again.
  useEffect(() => {
    if (state !== "in") return;
    forgetErased();
    void loadProfile(language);
  }, [state, language, isUnknown]);
  const waiting = <Skeleton label={t("profile.loading")} shape="rows" />;
  if (!useHydrated()) {
    return (
      <>
        {waiting}
        <noscript>
          <section className={styles.gate} aria-labelledby="sign-in">
            <h2 id="sign-in">{t("profile.signIn")}</h2>
            <p>{t(`profile.${screen}.signIn`)}</p>
            <Notice severity="info" title={t("profile.noScript")}>
              <p>{t("profile.noScript.what")}</p>
            </Notice>
          </section>
        </noscript>
      </>
    );
  }
  if (state === "out") {
    if (isDeleted) return <Erased />;
    return (
      <section className={styles.gate} aria-labelledby="sign-in">
        <h2 id="sign-in">{t("profile.signIn")}</h2>
        <p>{t(`profile.${screen}.signIn`)}</p>
        <SignInButtons />
        <p className={styles.soft}>{t("account.notConnected.why")}</p>
      </section>
    );
  }
  if (known.state === "ready") {
    return (
      <div className={styles.screen}>
        {screen !== "profile-delete" && <UnconfirmedEmail />}
        {screen !== "profile-delete" && screen !== "profile-releases" && (
          <Suspense>
            <LostNotifications />
          </Suspense>
        )}
        <Suspense fallback={waiting}>{children(known.profile)}</Suspense>
      </div>
    );
  }
  if (known.state === "failed") {
    const { code, problem } = known;
    return (
      <Notice
        severity="error"
        live
        title={t(problem ? `account.${problem}` : "account.failed")}
        actions={<Button onClick={() => void loadProfile(language)}>{t("account.again")}</Button>}
      >
        <p>
          {t(
            problem
              ? `account.${problem}.what`
              : `account.failed.${code === "offline" ? "offline" : "later"}`,
          )}
        </p>
      </Notice>
    );
  }
  return waiting;
}

/** Shows who is signed in, and a button to sign out of this site and the provider, in every tab. */
function SignOut() {
  const { language, t } = useTexts(profileTexts);
  const session = useSession();
  const known = useProfile();
  const { run } = useCommand({ failed: t("profile.signOut.failed") });
  if (session.state !== "in") return null;
  // The session's email address is as old as the token, and lacks later corrections.
  const { email } = known.state === "ready" ? known.profile.userInfo : session;
  const leave = async () => (await identity()).signOut(language);
  return (
    <div className={styles.person}>
      <span>{email}</span>
      <Button theme="pale" onClick={() => void run(leave)}>
        {t("profile.signOut")}
      </Button>
    </div>
  );
}
