import { servicesContext } from "../../context.ts";
import { Band, Columns, Section } from "../../design/section.tsx";
import { PageTop } from "../../frame/page-top.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/generator";
import { ChoicesForm } from "./choices-form.tsx";
import { CopyCode } from "./copy-code.tsx";
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
