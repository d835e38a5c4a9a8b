import { lazy, Suspense, useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Section } from "../../../design/section.tsx";
import { Skeleton } from "../../../design/skeleton.tsx";
import form from "../../../forms/form/form.module.css";
import { useTexts } from "../../../i18n/use-texts.ts";
import styles from "../profile.module.css";
import { profileTexts } from "../texts.ts";

const SessionList = lazy(() => import("./session-list.tsx"));

/** Section for the person's sessions. The provider is only queried if the person opens the section. */
export function Sessions() {
  const { t } = useTexts(profileTexts);
  const [isShown, setShown] = useState(false);
  return (
    <Section id="sessions" title={t("sessions.title")}>
      <div className={styles.prose}>
        <p>{t("sessions.what")}</p>
        {isShown ? (
          <Suspense fallback={<Skeleton label={t("profile.loading")} shape="lines" />}>
            <SessionList />
          </Suspense>
        ) : (
          <div className={form.actions}>
            <Button theme="pale" onClick={() => setShown(true)}>
              {t("sessions.show")}
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}
