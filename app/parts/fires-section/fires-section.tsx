import type { ReactNode } from "react";
import { Form } from "react-router";
import { FIRE_SORTS } from "#fires/sort-orders.ts";
import { PARAMETERS, type Query } from "#plan/paths.ts";
import { Button } from "../../design/button.tsx";
import { type Column, DataTable } from "../../design/data-table.tsx";
import { Disclosure } from "../../design/disclosure.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { Pager } from "../../design/pager.tsx";
import { Section } from "../../design/section.tsx";
import { ShapeMark } from "../../design/shape-mark.tsx";
import { SECTION_IDS } from "../../frame/sections.ts";
import { SiteLink } from "../../frame/site-link.tsx";
import { LastingParameterInputs } from "../../frame/use-lasting-parameters.tsx";
import { usePageFocus } from "../../frame/use-page-focus.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Missing } from "../data-age/missing.tsx";
import { Downloads } from "../downloads/downloads.tsx";
import { choicesQuery, EVERY_FIRE, type FireChoices, STATUS_CHOICES } from "../fire/fire-choices.ts";
import {
  CauseField,
  ProtectionField,
  RegionField,
  SortField,
  WordsField,
  ZoneField,
} from "../fire/fire-fields.tsx";
import { FireName, STATUS_LOOKS, Status } from "../fire/marks.tsx";
import { NothingBurns } from "../fire/nothing-burns.tsx";
import { type FireRow, readCounts, readFireRows } from "../fire/rows.ts";
import { UnknownChoice } from "../fire/unknown-choice.tsx";
import { useFieldsKey } from "../fire/use-fields-key.ts";
import { useFigures } from "../units/use-figures.ts";
import styles from "./fires-section.module.css";
import type { FiresView } from "./fires-view.server.ts";

interface Props {
  readonly fires: FiresView | null;
  readonly choices: FireChoices;
  /** Codes of the selectable regions, separated by spaces; null if the page is about one place. */
  readonly regions: string | null;
  readonly pathOf: (query?: Query) => string;
  /** The place of the list, if the page's address contains it and the choices do not. */
  readonly within?: Partial<Pick<FireChoices, "region" | "zone">>;
  readonly children?: ReactNode;
}

/** Returns a function that gives the page's address, at the list, with some choices changed. */
function useChoicePath({ choices, pathOf }: Pick<Props, "choices" | "pathOf">) {
  const { language } = useTexts();
  return (change: Partial<FireChoices>) => pathOf(choicesQuery({ ...choices, page: 1, ...change }, language));
}

/** Lists the fires by status with the visitor's choices. Children follow the list. */
export function FiresSection({ fires, choices, regions, pathOf, within, children }: Props) {
  const { language, t, formats } = useTexts();
  const choicePath = useChoicePath({ choices, pathOf });
  const id = SECTION_IDS.fires[language];
  usePageFocus(id, fires?.page ?? 1);
  if (fires === null) {
    return (
      <Section id={id} title={t("fires.title")}>
        <Missing />
      </Section>
    );
  }
  const { page, pages, total, counts, none, isFiltered } = fires;
  const rows = readFireRows(fires.rows);
  const step = (to: number, label: string) => ({ to: choicePath({ page: to }), label });
  return (
    <Section
      id={id}
      title={t("fires.title")}
      lead={
        none === null &&
        (isFiltered ? t("fires.description", { count: total }) : `${t("map.fires", { count: total })}.`)
      }
    >
      <UnknownChoice choices={choices} />
      <StatusCounts counts={counts} choices={choices} pathOf={pathOf} />
      <FireFilters choices={choices} regions={regions} zoneName={fires.zoneName} action={pathOf()} />
      {none === "filtered" && (
        <EmptyState
          title={t("fires.none")}
          actions={
            <SiteLink to={pathOf()} preventScrollReset>
              {t("fires.reset")}
            </SiteLink>
          }
        >
          <p>{t("fires.none.text")}</p>
        </EmptyState>
      )}
      {(none === "winter" || none === "quiet") && <NothingBurns state={none} />}
      {none === null && <FireTable rows={rows} caption={t("fires.caption", { page, pages })} />}
      {pages > 1 && (
        <Pager
          label={t("fires.pages")}
          position={
            <>
              <span className="screen-only">{t("fires.page.current", { page, pages })}</span>
              <span className="print-only">
                {t("fires.printed", { shown: rows.length, total: formats.number(total) })}
              </span>
            </>
          }
          previous={page > 1 ? step(page - 1, t("fires.page.previous")) : undefined}
          next={page < pages ? step(page + 1, t("fires.page.next")) : undefined}
        />
      )}
      <Downloads kind="fires" query={choicesQuery({ ...choices, ...within }, language, EVERY_FIRE)} />
      {children}
      <Disclosure summary={`${t("protection.intensive")}, ${t("protection.northern").toLowerCase()}`}>
        <p>{t("protection.help")}</p>
      </Disclosure>
    </Section>
  );
}

/** Links one filter per status, with its count. */
function StatusCounts({
  counts,
  choices,
  pathOf,
}: Pick<FiresView, "counts"> & Pick<Props, "choices" | "pathOf">) {
  const { t, formats } = useTexts();
  const choicePath = useChoicePath({ choices, pathOf });
  return (
    <nav aria-label={t("fires.filter.status")}>
      <ul className={styles.counts}>
        {readCounts(STATUS_CHOICES, counts).map(({ key: status, count }) => (
          <li key={status}>
            <SiteLink
              to={choicePath({ status })}
              preventScrollReset
              className={styles.count}
              aria-current={status === choices.status ? "true" : undefined}
            >
              <span className={styles.figure}>
                {typeof status === "number" && <ShapeMark {...STATUS_LOOKS[status]} />}
                <strong>{formats.number(count)}</strong>
              </span>{" "}
              <span>{typeof status === "number" ? t(`status.${status}`) : t(`fires.status.${status}`)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FireTable({ rows, caption }: { readonly rows: readonly FireRow[]; readonly caption: string }) {
  const { t } = useTexts();
  const figures = useFigures();
  const columns: readonly Column<FireRow>[] = [
    { id: "fire", title: t("fires.column.fire"), heading: true, cell: (fire) => <FireName fire={fire} /> },
    {
      id: "status",
      title: t("fires.column.status"),
      cell: (fire) => (
        <div>
          <Status statusId={fire.statusId} />
          {fire.extinguished ? (
            <span className={styles.more}>{t("fires.extinguished", { when: fire.extinguished })}</span>
          ) : (
            fire.contained && (
              <span className={styles.more}>{t("fires.contained", { when: fire.contained })}</span>
            )
          )}
        </div>
      ),
    },
    {
      id: "size",
      title: (
        <>
          {`${t("fires.column.size")} `}
          <span className="visually-hidden">{figures.sizeUnit}</span>
        </>
      ),
      numeric: true,
      cell: ({ sizeHa }) => (sizeHa === null ? t("fires.size.unknown") : figures.size(sizeHa)),
    },
    {
      id: "place",
      title: t("fires.column.place"),
      cell: (fire) => (
        <div>
          {fire.place ?? t("fires.place.unknown")}
          {fire.isNorthern && <span className={styles.more}>{t("fires.northern")}</span>}
        </div>
      ),
    },
    {
      id: "started",
      title: t("fires.column.started"),
      cell: (fire) => <span className={styles.nowrap}>{fire.started ?? "–"}</span>,
    },
    {
      id: "cause",
      title: t("fires.column.cause"),
      cell: (fire) => (fire.causeId === null ? "–" : t(`cause.${fire.causeId}`)),
    },
  ];
  return (
    <DataTable caption={caption} hideCaption columns={columns} rows={rows} rowId={(fire) => fire.id} stacks />
  );
}

interface FiltersProps extends Pick<Props, "choices" | "regions"> {
  /** Name of the chosen zone; null if no zone is chosen. */
  readonly zoneName: string | null;
  /** Address of the list without choices of fires. Its other parameters are kept. */
  readonly action: string;
}

/** Filters by words, region, protection zone and order. Zone and cause only appear if a link chose one. */
function FireFilters({ choices, regions, zoneName, action }: FiltersProps) {
  const { language, t } = useTexts();
  const { status } = choicesQuery(choices, language);
  const { key, onChange } = useFieldsKey(choices);
  return (
    <Form
      key={key}
      onChange={onChange}
      method="get"
      action={action}
      preventScrollReset
      aria-label={t("fires.filter")}
      className={styles.filters}
    >
      <LastingParameterInputs />
      {[...new URLSearchParams(action.split("#")[0]?.split("?")[1])].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {status && <input type="hidden" name={PARAMETERS.status[language]} value={status} />}
      <WordsField choices={choices} />
      {regions !== null && (
        <RegionField choices={choices} regions={regions} all={t("fires.filter.region.all")} />
      )}
      <ZoneField choices={choices} name={zoneName} all={t("fires.filter.zone.all")} />
      <ProtectionField choices={choices} all={t("fires.filter.protection.all")} />
      {choices.cause !== null && <CauseField choices={choices} all={t("fires.filter.cause.all")} />}
      <SortField choices={choices} sorts={FIRE_SORTS} />
      <Button type="submit" theme="pale">
        {t("fires.filter.apply")}
      </Button>
    </Form>
  );
}
