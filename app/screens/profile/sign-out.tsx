import { Button } from "../../design/button.tsx";
import { identity } from "../../frame/account/identity-actions.ts";
import { useSession } from "../../frame/account/session.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { useProfile } from "../../parts/account/profile.ts";
import { useCommand } from "../../parts/account/use-command.ts";
import styles from "./profile.module.css";
import { profileTexts } from "./texts.ts";

/** Shows who is signed in, and signs out of this site and the provider, in every tab. */
export function SignOut() {
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
