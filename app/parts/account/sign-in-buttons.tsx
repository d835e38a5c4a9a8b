import { Button } from "../../design/button.tsx";
import { Icon } from "../../design/icon.tsx";
import { Notice } from "../../design/notice.tsx";
import { useSession } from "../../frame/account/session.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./account.module.css";
import { accountTexts } from "./texts.ts";
import { useSignIn } from "./use-sign-in.ts";

export function SignInButtons() {
  const { t } = useTexts(accountTexts);
  const session = useSession();
  const { isLeaving, signIn } = useSignIn();
  const problem = session.state === "out" ? session.problem : null;
  return (
    <>
      {problem && (
        <Notice severity={problem === "cancelled" ? "info" : "error"} live title={t(`account.${problem}`)}>
          <p>{t(`account.${problem}.what`)}</p>
        </Notice>
      )}
      <div className={styles.ways}>
        <Button icon={<Icon name="person" />} onClick={() => void signIn("login")} aria-disabled={isLeaving}>
          {t(isLeaving ? "account.leaving" : "account.signIn")}
        </Button>
        <Button theme="pale" onClick={() => void signIn("signup")} aria-disabled={isLeaving}>
          {t("account.signUp")}
        </Button>
      </div>
    </>
  );
}
