import { PARAMETERS, pathTo } from "#plan/paths.ts";
import { howFar } from "../../parts/fire/how-far.ts";
import { levelOn } from "../../parts/fire/rows.ts";
import { Alerts } from "./alerts.server.tsx";
import { Groups, Level, Missing } from "./light-parts.server.tsx";
import type { LightPlace } from "./light-place.server.ts";
import type { LightView } from "./light-view.server.ts";
import { type PartTexts, sizeWords } from "./part-texts.ts";
import { SECTION_IDS } from "./section-ids.ts";

interface Props {
  readonly place: LightPlace | null;
  readonly view: Pick<LightView, "danger" | "when">;
  readonly texts: PartTexts;
}

/** Form to search for a place, messages about the submitted text, and the answer for the place. */
export function PlaceSection({ place, view, texts }: Props) {
  const { language, t } = texts;
  const id = SECTION_IDS[language].place;
  const { answer = null, alerts = null, says = [], choices = [], typed = "" } = place ?? {};
  return (
    <section id={id}>
      <h2>{t("light.place.title")}</h2>
      <form action={`${pathTo("light", language)}#${id}`} method="get">
        <label htmlFor="place">{t("light.place.label")}</label>
        <input id="place" name={PARAMETERS.address[language]} type="search" defaultValue={typed} required />
        <button type="submit">{t("place.submit")}</button>
      </form>
      {says.map(({ title, text }) => (
        <p key={title} className="notice">
          <strong>{title}</strong>
          <br />
          {text}
        </p>
      ))}
      {answer && <Answer answer={answer} alerts={alerts} view={view} texts={texts} />}
      {answer && choices.length > 0 && <p>{t("finder.others")}</p>}
      {choices.length > 0 && (
        <ul className="plain">
          {choices.map(({ name, about, to }) => (
            <li key={to}>
              <a href={to}>{name}</a> <span className="soft">{about}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface AnswerProps extends Omit<Props, "place"> {
  readonly answer: NonNullable<LightPlace["answer"]>;
  readonly alerts: LightPlace["alerts"];
}

/** Shows what applies at the place: the same facts as on the home page, in the same order. */
function Answer({ answer, alerts, view, texts }: AnswerProps) {
  const { language, t, formats } = texts;
  const { name, position, region, danger, restrictions, doubt, openFire, nearest, withinKm } = answer;
  const where = [name ?? position, region].filter(Boolean).join(", ");
  const distance = (km: number) => formats.measure(km, "kilometres");
  return (
    <>
      <h3>{t("light.place.result", { place: where })}</h3>
      {alerts && <Alerts alerts={alerts} texts={texts} />}
      {openFire && (
        <div className={`notice ${openFire.tone}`}>
          <p>
            {openFire.question}
            <br />
            <strong className="big">{openFire.words}</strong>
          </p>
          {openFire.reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          {/* The page can be read hours later, and it has no script to update an age. */}
          {view.when && <p className="soft">{t("light.age", { when: view.when })}</p>}
        </div>
      )}
      {danger === "unavailable" || danger === null ? (
        <h4>{t("nav.danger")}</h4>
      ) : (
        <h4>{t("place.danger", { zone: danger.name })}</h4>
      )}
      {danger === "unavailable" ? (
        <Missing {...texts} />
      ) : danger === null ? (
        <p>{t("place.noDanger")}</p>
      ) : (
        <ul className="plain">
          {view.danger?.days.map((day, at) => (
            <li key={day}>
              {t("light.named", { name: day, list: "" })}
              <Level level={levelOn(at, danger)} texts={texts} />
            </li>
          ))}
        </ul>
      )}
      <h4>{t("place.restrictions")}</h4>
      {restrictions === "unavailable" ? (
        <Missing {...texts} />
      ) : restrictions.length > 0 ? (
        <Groups groups={restrictions} texts={texts} />
      ) : (
        <p>{t(doubt?.why ? `restrictions.${doubt.why}Text` : "place.noRestriction")}</p>
      )}
      <p>{t("place.municipal")}</p>
      <AroundHere markup={answer.air} />
      <h4>{t("place.nearest")}</h4>
      {nearest === "unavailable" ? (
        <Missing {...texts} />
      ) : nearest.length === 0 ? (
        <p>{t("place.noFire", { distance: distance(withinKm) })}</p>
      ) : (
        <ul>
          {nearest.map(({ fire, ...way }) => (
            <li key={fire.id}>
              {t("light.named", {
                name: howFar(way, t, { distance }),
                list: [
                  fire.name ?? t("fires.unnamed", { number: fire.number }),
                  sizeWords(fire.sizeHa, texts),
                  t(`status.${fire.statusId}`).toLowerCase(),
                ].join(", "),
              })}
            </li>
          ))}
        </ul>
      )}
      <AroundHere markup={answer.roads} />
      <p>
        <a href={pathTo("current-situation-location", language, {}, answer.full)}>{t("light.place.full")}</a>
      </p>
    </>
  );
}

/** Shows HTML about records of other authorities, without class names: this page has its own styles. */
function AroundHere({ markup }: { readonly markup: string | null }) {
  if (markup === null) return null;
  const __html = markup.replace(/^<!--\w*-->/, "").replaceAll(/ class="[^"]*"/g, "");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server, which escapes texts.
  return <div dangerouslySetInnerHTML={{ __html }} />;
}
