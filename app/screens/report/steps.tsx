import { type ReactNode, useEffect } from "react";
import { questionsOf } from "#intake/reports/report-fields.ts";
import { MOST_COMMENT_CHARACTERS } from "#intake/reports/vocabulary.ts";
import { pathTo } from "#plan/paths.ts";
import { Choices } from "../../design/choices.tsx";
import { Checkbox, TextAreaField, TextField } from "../../design/field.tsx";
import { Notice } from "../../design/notice.tsx";
import { EMERGENCY_TEL } from "../../frame/emergency.ts";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { loadAtFirstTouch } from "./late-parts.tsx";
import styles from "./report.module.css";
import { reportTexts } from "./texts.ts";
import type { StepFields } from "./use-step-fields.ts";

export function IntroStep() {
  const { t } = useTexts(reportTexts);
  useEffect(loadAtFirstTouch, []);
  return (
    <div className={styles.intro}>
      <p className={styles.lead}>{t("report.intro.lead")}</p>
      <ol className={styles.expect}>
        <li>{t("report.intro.where")}</li>
        <li>{t("report.intro.what")}</li>
        <li>{t("report.intro.you")}</li>
      </ol>
      <p>{t("report.intro.safe")}</p>
    </div>
  );
}

/** Questions about the fire, as far as the person can see it. */
export const SeenStep = ({ fields }: { readonly fields: StepFields }) =>
  questionsOf("seen").map((name) => <Choices key={name} {...fields.choices(name)} />);

/** Questions about what the fire can reach, and people who are there. */
export function NearStep({ fields }: { readonly fields: StepFields }) {
  const { t } = useTexts(reportTexts);
  const isThreat = fields.typed.near.includes("people");
  return (
    <>
      <div className={styles.threat}>
        <Choices {...fields.choices("near")} />
        <div aria-live="assertive">
          {isThreat && (
            <Notice severity="error" title={t("report.near.people")}>
              <p>
                {t("report.near.people.call")} <a href={EMERGENCY_TEL}>911</a>
              </p>
            </Notice>
          )}
        </div>
      </div>
      <Choices {...fields.choices("fighting")} />
      <Choices {...fields.choices("access")} />
    </>
  );
}

interface YouProps {
  readonly fields: StepFields;
  /** The field for photos, if scripts run. */
  readonly photos: ReactNode;
}

/** Questions about the reporter, all optional. */
export function YouStep({ fields, photos }: YouProps) {
  const { language, t } = useTexts(reportTexts);
  return (
    <>
      <p>{t("report.you.lead")}</p>
      <TextField {...fields.text("name")} label={t("report.you.name")} autoComplete="name" />
      <TextField
        {...fields.text("phone")}
        label={t("report.you.phone")}
        hint={t("report.you.phone.hint")}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <Checkbox
        id={fields.idOf("callBack")}
        name="callBack"
        value="yes"
        label={t("report.you.callBack")}
        checked={fields.typed.callBack === "yes"}
        onChange={({ currentTarget }) => fields.change({ callBack: currentTarget.checked ? "yes" : "" })}
      />
      <TextAreaField
        {...fields.text("comment")}
        label={t("report.you.comment")}
        hint={t("report.you.comment.hint")}
        rows={3}
        maxLength={MOST_COMMENT_CHARACTERS}
      />
      {photos}
      <noscript>
        <p className={styles.soft}>{t("report.you.noPhotos")}</p>
      </noscript>
      <TextField
        {...fields.text("email")}
        label={t("report.you.email")}
        hint={t("report.you.email.hint")}
        type="email"
        autoComplete="email"
      />
      {/* Honeypot: programs fill it in; people, browsers and screen readers skip it. */}
      <div hidden>
        <TextField
          id={fields.idOf("website")}
          name="website"
          label={t("report.trap")}
          value={fields.typed.website}
          onChange={({ currentTarget }) => fields.change({ website: currentTarget.value })}
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      <p className={styles.soft}>
        {t("report.you.kept")} <SiteLink to={pathTo("privacy", language)}>{t("report.you.privacy")}</SiteLink>
      </p>
    </>
  );
}
