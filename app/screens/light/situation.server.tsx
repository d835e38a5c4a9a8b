import { ageNotes } from "../../parts/data-age/data-age.ts";
import { Orders } from "./alerts.server.tsx";
import { Fires } from "./fires-section.server.tsx";
import { Danger, Restrictions } from "./light-parts.server.tsx";
import type { LightPlace } from "./light-place.server.ts";
import type { LightView } from "./light-view.server.ts";
import type { PartTexts } from "./part-texts.ts";
import { PlaceSection } from "./place-section.server.tsx";
import { SECTION_IDS } from "./section-ids.ts";

interface Props {
  readonly view: LightView;
  readonly place: LightPlace | null;
  readonly texts: PartTexts;
}

/** The whole content of the page, in one language. */
export function Situation({ view, place, texts }: Props) {
  const { t, isCopy, crisis } = texts;
  return (
    <>
      {isCopy && (
        <div className="notice careful">
          <p>
            <strong>{t("light.copy.title", { when: view.when })}</strong>
          </p>
          <p>{t("light.copy.text")}</p>
        </div>
      )}
      {crisis && (
        <p className="notice no">
          <strong>{crisis.words}</strong>{" "}
          {crisis.link && !isCopy && <a href={crisis.link.to}>{crisis.link.label}</a>}
        </p>
      )}
      <h1>{t("light.heading")}</h1>
      <Age view={view} texts={texts} />
      {place === null && view.alerts && <Orders alerts={view.alerts} texts={texts} />}
      <Contents view={view} texts={texts} />
      {!isCopy && <PlaceSection place={place} view={view} texts={texts} />}
      <Restrictions view={view} texts={texts} />
      <Danger danger={view.danger} texts={texts} />
      <Fires fires={view.fires} texts={texts} />
    </>
  );
}

/** Shows the data's problems and its full time: without scripts, a relative age would become wrong. */
function Age({ view, texts }: Omit<Props, "place">) {
  const { age, freshness, when } = view;
  const { t, isCopy } = texts;
  if (age.readAt === null || freshness === null) {
    return (
      <div className="notice careful">
        <p>
          <strong>{t("age.none")}</strong>
        </p>
        <p>{t("missing.text", { number: t("emergency.number") })}</p>
      </div>
    );
  }
  return (
    <>
      <p className="soft">
        <time dateTime={age.readAt.toISOString()}>{t("light.age", { when })}</time>
        {!isCopy && (
          <>
            <br />
            {t("light.reload")}
          </>
        )}
      </p>
      {/* A copy is always old, and cannot be refreshed. */}
      {ageNotes(age, isCopy ? "late" : freshness, t).map((note) => (
        <p key={note} className="notice">
          {note}
        </p>
      ))}
      {!isCopy && freshness !== "fresh" && (
        <p className="notice careful">
          <strong>{t(`age.${freshness}`, { when })}</strong>
          <br />
          {t(`age.${freshness}Text`)}
        </p>
      )}
    </>
  );
}

/** Table of contents, with the number of fires. */
function Contents({ view: { fires }, texts }: Omit<Props, "place">) {
  const { language, t, isCopy } = texts;
  const ids = SECTION_IDS[language];
  return (
    <nav aria-label={t("situation.contents")}>
      <ul className="plain">
        {!isCopy && (
          <li>
            <a href={`#${ids.place}`}>{t("light.place.title")}</a>
          </li>
        )}
        <li>
          <a href={`#${ids.restrictions}`}>{t("restrictions.title")}</a>
        </li>
        <li>
          <a href={`#${ids.danger}`}>{t("nav.danger")}</a>
        </li>
        <li>
          <a href={`#${ids.fires}`}>
            {fires === null ? t("light.fires") : t("map.fires", { count: fires.active })}
          </a>
        </li>
      </ul>
    </nav>
  );
}
