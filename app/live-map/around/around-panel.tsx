import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { withSwitched } from "../choices/around-layers.ts";
import type { MapChoices } from "../choices/map-choices.ts";
import { liveMapTexts } from "../texts.ts";
import styles from "./around.module.css";
import { AroundMark } from "./around-marks.tsx";
import type { AroundView } from "./around-view.ts";
import { aroundMapTexts } from "./texts.ts";

interface Props {
  readonly around: AroundView;
  readonly choices: MapChoices;
  /** Returns the page's address with some choices changed. */
  readonly pathWith: (change: Partial<MapChoices>) => string;
}

/** Choices of layers of other authorities, and their records as text. The choices are links, as filters are. */
export function AroundPanel({ around, choices, pathWith }: Props) {
  const { t, formats } = useTexts(liveMapTexts, aroundMapTexts);
  return (
    <section className={styles.around} aria-labelledby="around">
      <h2 id="around">{t("mapAround.title")}</h2>
      <nav aria-label={t("mapAround.layers")}>
        <p className={styles.soft}>{t("mapAround.lead")}</p>
        <ul className={styles.chips}>
          {around.layers.map(({ name, isOn, says, count }) => (
            <li key={name}>
              <SiteLink
                to={pathWith({ around: withSwitched(choices.around, name), page: choices.page })}
                className={styles.chip}
                data-on={isOn || undefined}
                preventScrollReset
              >
                <AroundMark name={name} />
                <span>{t(`mapAround.layer.${name}`)}</span>
                {says === "found" ? (
                  <strong>{formats.number(count)}</strong>
                ) : (
                  says === "unknown" && <small>{t("mapAround.unknown")}</small>
                )}
                <span className="visually-hidden">{t(isOn ? "livemap.shown" : "livemap.hidden")}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <AroundLists markup={around.rest} />
    </section>
  );
}

/** Records as text, rendered on the server so that the page's scripts do not grow. */
export const AroundLists = ({ markup }: { readonly markup: string }) =>
  markup !== "" && (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server, which escapes texts.
    <div className={styles.around} dangerouslySetInnerHTML={{ __html: markup }} />
  );
