import { useState } from "react";
import { servicesContext } from "../../context.ts";
import { Button } from "../../design/button.tsx";
import fields from "../../design/field.module.css";
import { Icon } from "../../design/icon.tsx";
import { Band, Columns, Section } from "../../design/section.tsx";
import { PageTop } from "../../frame/page-top.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/generator";
import { ChoicesForm } from "./choices-form.tsx";
import styles from "./generator.module.css";
import { readGeneratorChoices } from "./generator-choices.ts";
import { generatorView } from "./generator-view.server.ts";
import { widgetTexts } from "./texts.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { language } = screenOf(request, "widget");
  const { situation, surroundings, siteUrl } = context.get(servicesContext);
  const choices = readGeneratorChoices(new URL(request.url).searchParams, language);
  const hasOrders = surroundings.read().publicAlerts !== undefined;
  return { hasOrders, ...generatorView(await situation.read(), { choices, language, siteUrl }) };
}

const POINTS = ["what", "orders", "private", "age", "outage", "free", "limits"] as const;

/** Generates the code of a widget for another site, with a preview. */
export default function Generator({ loaderData: view }: Route.ComponentProps) {
  const { t } = useTexts(widgetTexts);
  const { frame, code } = view;
  return (
    <>
      <PageTop screen="widget" title={t("widget.title")} description={t("widget.description")}>
        <p className={styles.lead}>{t("widget.lead")}</p>
      </PageTop>
      <Band>
        <Columns layout="halves">
          <Section id="choices" title={t("widget.choices")}>
            <ChoicesForm view={view} />
          </Section>
          <div className={styles.result}>
            <Section id="preview" title={t("widget.preview")}>
              {frame ? (
                <div className={styles.preview}>
                  <iframe key={frame.src} className={styles.frame} loading="lazy" {...frame} />
                </div>
              ) : (
                <p>{t("widget.incomplete")}</p>
              )}
            </Section>
            {code && (
              <Section id="code" title={t("widget.code")}>
                <CopyCode code={code} />
              </Section>
            )}
          </div>
        </Columns>
      </Band>
      <Band tone="lichen">
        <Columns layout="halves">
          <Section id="about" title={t("widget.about")}>
            <ul className={styles.points}>
              {POINTS.filter((point) => point !== "orders" || view.hasOrders).map((point) => (
                <li key={point}>{t(`widget.about.${point}`)}</li>
              ))}
            </ul>
          </Section>
          <Section id="help" title={t("widget.help")}>
            <div className={styles.help}>
              <p>{t("widget.help.text")}</p>
              <p>
                <a href={`mailto:${view.contact}`}>{view.contact}</a>
              </p>
              <p>{t("widget.help.emergency", { number: t("emergency.number") })}</p>
            </div>
          </Section>
        </Columns>
      </Band>
    </>
  );
}

const CODE_ID = "widget-code";

/** Field with the code; a press selects all of it. If scripts run, a button copies the code and confirms. */
function CopyCode({ code }: { readonly code: string }) {
  const { t } = useTexts(widgetTexts);
  const [copied, setCopied] = useState<{ readonly code: string; readonly isDone: boolean } | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied({ code, isDone: true }),
      () => setCopied({ code, isDone: false }),
    );
  // Ignore the outcome of a copy with earlier choices, which have another code.
  const outcome = copied?.code === code ? copied : null;
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={CODE_ID}>
        {t("widget.code.label")}
      </label>
      <p id={`${CODE_ID}-hint`} className={fields.hint}>
        {t("widget.code.hint")}
      </p>
      <textarea
        id={CODE_ID}
        className={styles.code}
        rows={5}
        readOnly
        spellCheck={false}
        value={code}
        aria-describedby={`${CODE_ID}-hint`}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles.copy}>
        <Button theme="pale" icon={<Icon name={outcome?.isDone ? "check" : "layers"} />} onClick={copy}>
          {t("widget.copy")}
        </Button>
        <p role="status">{outcome && t(outcome.isDone ? "widget.copied" : "widget.notCopied")}</p>
      </div>
    </div>
  );
}
