import { pathTo, type Query } from "#plan/paths.ts";
import type { Bilingual } from "#territory/language.ts";
import { BigNumber } from "../../design/big-number.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { Band } from "../../design/section.tsx";
import { ShapeMark } from "../../design/shape-mark.tsx";
import { Tally } from "../../design/tally.tsx";
import { Crumbs } from "../../frame/crumbs.tsx";
import { PageHead } from "../../frame/page-head.tsx";
import { StructuredData } from "../../frame/structured-data/structured-data.tsx";
import { useSite } from "../../frame/use-site.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { DangerDays } from "../../parts/danger/danger-days.tsx";
import { DataTime } from "../../parts/data-age/data-time.tsx";
import { Missing } from "../../parts/data-age/missing.tsx";
import { AreaMap } from "../../parts/drawn-map/area/area-map.tsx";
import { statusWord } from "../../parts/fire/fire-choices.ts";
import { STATUS_LOOKS } from "../../parts/fire/marks.tsx";
import styles from "../../parts/place/place-page.module.css";
import { useFigures } from "../../parts/units/use-figures.ts";
import type { AreaView } from "./area-view.server.ts";
import { banData } from "./ban-data.ts";
import { MayLight } from "./may-light.tsx";
import { areaTexts } from "./texts.ts";
import { useAreaWords } from "./use-area-words.ts";

interface Props {
  readonly view: AreaView & { readonly writtenAt: Date };
  readonly addresses: Bilingual;
  readonly firesPath: (query?: Query) => string;
}

/** Shows the answer first: number of fires, danger, and whether a fire can be lit. */
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
