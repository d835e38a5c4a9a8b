import { pathTo } from "#plan/paths.ts";
import notes from "../../design/notes.module.css";
import { Columns, Section } from "../../design/section.tsx";
import { EMERGENCY_TEL, reportTel } from "../../frame/emergency.ts";
import { ReportOnline } from "../../frame/report-online.tsx";
import { SECTION_IDS } from "../../frame/sections.ts";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { DangerDays } from "../../parts/danger/danger-days.tsx";
import { Missing } from "../../parts/data-age/missing.tsx";
import { NearbyFires } from "../../parts/fire/nearest-fires.tsx";
import type { RestrictionGroup } from "../../parts/fire/rows.ts";
import { RestrictionHelp } from "../../parts/restriction/restriction-help.tsx";
import { RestrictionList, RestrictionsHere } from "../../parts/restriction/restriction-list.tsx";
import styles from "./location.module.css";
import type { LocationView } from "./location-view.server.ts";
import { locationTexts } from "./texts.ts";

/** Shows the danger for three days and all restrictions of the place, in force or announced. */
export function DangerAndRestrictions({ answer }: { readonly answer: LocationView }) {
  const { language, t } = useTexts(locationTexts);
  const { place, here } = answer.query;
  return (
    <Columns layout="halves">
      <Section id={SECTION_IDS.danger[language]} title={t("location.danger")}>
        {answer.danger === "unavailable" ? (
          <Missing />
        ) : answer.danger === null ? (
          <p>{t("location.danger.none")}</p>
        ) : (
          <DangerDays row={answer.danger} freeUntil={answer.light?.freeUntil ?? null} />
        )}
        <p className={notes.more}>
          <SiteLink to={pathTo("prevention", language, {}, { place: place ?? here ?? "" })}>
            {t("location.prevention")}
          </SiteLink>
        </p>
      </Section>
      <Section id={SECTION_IDS.restrictions[language]} title={t("location.restrictions")}>
        {answer.restrictions === null ? <Missing /> : <Restrictions lists={answer.restrictions} />}
        <p className={notes.note}>{t("place.municipal")}</p>
      </Section>
    </Columns>
  );
}

function Restrictions({ lists }: { readonly lists: NonNullable<LocationView["restrictions"]> }) {
  const { t } = useTexts(locationTexts);
  return (
    <div className={styles.lists}>
      <RestrictionsHere groups={lists.inForce} doubt={lists.doubt} />
      <Listed title={t("location.besideList")} groups={lists.beside} />
      <Listed title={t("restrictions.upcoming")} groups={lists.announced} announced />
      {lists.inForce.length + lists.beside.length + lists.announced.length > 0 && <RestrictionHelp />}
    </div>
  );
}

interface ListedProps {
  readonly title: string;
  readonly groups: readonly RestrictionGroup[];
  readonly announced?: boolean;
}

function Listed({ title, groups, announced = false }: ListedProps) {
  if (groups.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <RestrictionList groups={groups} announced={announced} />
    </div>
  );
}

export function Fires({ answer: { fires, withinKm } }: { readonly answer: LocationView }) {
  const { language, t } = useTexts(locationTexts);
  return (
    <Section id={SECTION_IDS.fires[language]} title={t("place.nearest")}>
      <NearbyFires fires={fires} withinKm={withinKm} />
    </Section>
  );
}

/** Lists the phone numbers, each with its purpose. */
export function WhomToCall() {
  const { t } = useTexts(locationTexts);
  return (
    <Section id="call" title={t("location.call")}>
      <dl className={styles.calls}>
        <div>
          <dt>{t("location.call.life")}</dt>
          <dd>
            <a href={EMERGENCY_TEL}>911</a>
          </dd>
        </div>
        <div>
          <dt>{t("location.call.report")}</dt>
          <dd>
            <a href={reportTel(t)}>{t("emergency.number")}</a>
            <p>
              <ReportOnline />
            </p>
          </dd>
        </div>
        <div>
          <dt>{t("location.call.rules")}</dt>
          <dd>{t("location.call.town")}</dd>
        </div>
      </dl>
    </Section>
  );
}
