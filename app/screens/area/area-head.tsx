import type { Graph, SpecialAnnouncement } from "schema-dts";
import { pathTo, type Query } from "#plan/paths.ts";
import type { Bilingual, Language } from "#territory/language.ts";
import { regionByCode } from "#territory/regions.ts";
import { BigNumber } from "../../design/big-number.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { Band } from "../../design/section.tsx";
import { ShapeMark } from "../../design/shape-mark.tsx";
import { Tally } from "../../design/tally.tsx";
import { Crumbs } from "../../frame/crumbs.tsx";
import { PageHead } from "../../frame/page-head.tsx";
import { SECTION_IDS } from "../../frame/sections.ts";
import { SiteLink } from "../../frame/site-link.tsx";
import { agencyData } from "../../frame/structured-data/agency-data.ts";
import { StructuredData } from "../../frame/structured-data/structured-data.tsx";
import { useSite } from "../../frame/use-site.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { DangerDays } from "../../parts/danger/danger-days.tsx";
import { DataTime } from "../../parts/data-age/data-time.tsx";
import { Missing } from "../../parts/data-age/missing.tsx";
import { AreaMap } from "../../parts/drawn-map/area/area-map.tsx";
import { statusWord } from "../../parts/fire/fire-choices.ts";
import { STATUS_LOOKS } from "../../parts/fire/marks.tsx";
import { OpenFireNotice } from "../../parts/open-fire/open-fire-notice.tsx";
import styles from "../../parts/place/place-page.module.css";
import { useFigures } from "../../parts/units/use-figures.ts";
import type { AreaView } from "./area-view.server.ts";
import { areaTexts } from "./texts.ts";

function banData(
  { bans, area }: Pick<AreaView, "bans" | "area">,
  address: string,
  siteUrl: string,
  language: Language,
): Graph {
  const { t } = textsOf(language);
  const agency = agencyData(siteUrl, language);
  return {
    "@context": "https://schema.org",
    "@graph": bans.map(
      ({ type, title, startsAt, endsAt }): SpecialAnnouncement => ({
        "@type": "SpecialAnnouncement",
        name: title || t(`restriction.${type}`),
        text: t(`restriction.${type}.help`),
        ...(startsAt && { datePosted: startsAt.toISOString() }),
        ...(endsAt && { expires: endsAt.toISOString() }),
        url: siteUrl + address,
        inLanguage: `${language}-CA`,
        spatialCoverage: { "@type": "AdministrativeArea", name: area.name },
        publisher: agency,
      }),
    ),
  };
}

/** Returns the page's texts about its region ("en Mauricie") or zone, with the area's name. */
export function useAreaWords(area: AreaView["area"]) {
  const { language, t } = useTexts(areaTexts);
  if (area.kind === "zone") {
    const { name } = area;
    return {
      title: t("area.zone.title", { name }),
      heading: t("area.zone.heading", { name }),
      description: t("area.zone.description", { name }),
      none: t("area.none.zone"),
      map: t("area.zone.map", { name }),
    };
  }
  const where = regionByCode(area.code)?.locative[language];
  return {
    title: t("area.region.title", { where }),
    heading: t("area.region.heading", { where }),
    description: t("area.region.description", { where }),
    none: t("area.none.region", { where }),
    map: t("area.region.map", { name: area.name }),
  };
}

/** Says whether an open fire can be lit in the area. If this varies, links to the answer for one place. */
function MayLight({ light: { answer, varies, isThreatened } }: Pick<AreaView, "light">) {
  const { language, t } = useTexts(areaTexts);
  return (
    <OpenFireNotice answer={answer} small>
      {isThreatened && (
        <p>
          <a href={`#${SECTION_IDS.restrictions[language]}`}>{t("area.light.threat")}</a>
        </p>
      )}
      {varies && (
        <p>
          {t(`area.light.${varies}`)}{" "}
          <SiteLink to={pathTo("current-situation-location", language)}>{t("area.light.place")}</SiteLink>
        </p>
      )}
    </OpenFireNotice>
  );
}

interface Props {
  readonly view: AreaView & { readonly writtenAt: Date };
  readonly addresses: Bilingual;
  readonly firesPath: (query?: Query) => string;
}

/** Top of the page: the number of fires, the danger level, and whether a fire can be lit. */
export function AreaHead({ view, addresses, firesPath }: Props) {
  const { language, t } = useTexts(areaTexts);
  const { area, figures, danger } = view;
  const { siteUrl } = useSite();
  const words = useAreaWords(area);
  const live = pathTo(`map-${area.kind}`, language, { slug: view.mapSlug });
  return (
    <>
      <PageHead title={words.title} description={words.description} addresses={addresses} />
      {view.bans.length > 0 && (
        <StructuredData
          value={import.meta.env.SSR ? banData(view, addresses[language], siteUrl, language) : null}
        />
      )}
      <Band tone="lichen" space="tight">
        <Crumbs
          trail={[
            { to: pathTo("current-situation", language), label: t("situation.title") },
            { to: addresses[language], label: area.name },
          ]}
        />
        <div className={styles.hero}>
          <div className={styles.main}>
            <h1>{words.heading}</h1>
            <DataTime age={view.age} writtenAt={view.writtenAt} changedAt={view.changedAt} isLive />
            {area.kind === "zone" && danger?.[0] && <DangerDays row={danger[0]} />}
            <Figures figures={figures} none={words.none} firesPath={firesPath} />
            <MayLight light={view.light} />
          </div>
          {view.map && <AreaMap map={view.map} title={words.map} live={live} />}
        </div>
      </Band>
    </>
  );
}

function Figures({
  figures,
  none,
  firesPath,
}: Pick<AreaView, "figures"> & Pick<Props, "firesPath"> & { readonly none: string }) {
  const { language, t, formats } = useTexts(areaTexts);
  const { size } = useFigures();
  if (figures === null) return <Missing />;
  const year = t("area.year", { count: figures.year });
  if (figures.active === 0) return <EmptyState title={none}>{<p>{year}</p>}</EmptyState>;
  return (
    <>
      <BigNumber
        size="hero"
        tone="ember"
        value={formats.number(figures.active)}
        words={t("home.active", { count: figures.active })}
        comparisons={[t("area.size", { size: size(figures.hectares) }), year]}
      />
      <Tally
        items={figures.byStatus.map(({ statusId, count }) => ({
          id: String(statusId),
          mark: <ShapeMark {...STATUS_LOOKS[statusId]} />,
          count: formats.number(count),
          words: t(`status.${statusId}.plural`, { count }),
          to: firesPath({ status: statusWord(statusId, language) }),
        }))}
      />
    </>
  );
}
