import type { ReactNode } from "react";
import { Disclosure } from "../../design/disclosure.tsx";
import { Icon } from "../../design/icon.tsx";
import notes from "../../design/notes.module.css";
import { Section } from "../../design/section.tsx";
import { ShapeMark } from "../../design/shape-mark.tsx";
import { Tally } from "../../design/tally.tsx";
import { SECTION_IDS, type SectionName, sectionPath } from "../../frame/sections.ts";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { STATUS_LOOKS } from "../fire/marks.tsx";
import { useFigures } from "../units/use-figures.ts";
import type { PeriodKind } from "./net-changes.ts";
import styles from "./since-section.module.css";
import { readSince, type SinceItem, type SinceView } from "./since-view.ts";
import { sinceTexts } from "./texts.ts";

const MARKS: Readonly<Record<PeriodKind, ReactNode>> = {
  "fires-new": <ShapeMark {...STATUS_LOOKS[1]} />,
  "fires-grown": <Icon name="up" />,
  "fires-corrected": <Icon name="info" />,
  "fires-status": <Icon name="arrow" />,
  "fires-contained": <ShapeMark {...STATUS_LOOKS[4]} />,
  "fires-extinguished": <ShapeMark {...STATUS_LOOKS[6]} />,
  "danger-raised": <Icon name="up" />,
  "danger-lowered": <Icon name="down" />,
  "restrictions-begun": <Icon name="warning" />,
  "restrictions-changed": <Icon name="info" />,
  "restrictions-lifted": <Icon name="check" />,
};

/** The section of the situation page with the current state of each kind. */
const PARTS = { fires: "fires", danger: "danger", restrictions: "restrictions" } as const satisfies Record<
  string,
  SectionName
>;
const partOf = (kind: PeriodKind) => PARTS[kind.split("-")[0] as keyof typeof PARTS];

/** Shows the changes since yesterday: counts, and the latest of each kind by name. */
export function SinceSection({ since }: { readonly since: SinceView }) {
  const { language, t, formats } = useTexts(sinceTexts);
  const figures = useFigures();
  const { state, from, until } = since;
  const groups = readSince(since.groups);
  return (
    <Section id={SECTION_IDS.since[language]} title={t("since.title")}>
      {state !== "ready" && <p>{t(`since.${state}`)}</p>}
      {state === "ready" && groups.length === 0 && !from && !until && <p>{t("since.nothing")}</p>}
      {groups.length > 0 && (
        <>
          <Tally
            items={groups.map(({ kind, count }) => ({
              id: kind,
              mark: MARKS[kind],
              count: formats.number(count),
              words: t(`since.${kind}`, { count }),
              to: sectionPath(partOf(kind), language),
            }))}
          />
          <Disclosure summary={t("since.which")}>
            <dl className={styles.which}>
              {groups.map(({ kind, count, items, grownHa }) => (
                <div key={kind}>
                  <dt>{t(`since.${kind}.title`)}</dt>
                  <dd>
                    <Names items={items} more={count - items.length} />
                    {grownHa !== undefined && count > 1 && (
                      <p className={notes.note}>{t("since.grown", { size: figures.size(grownHa) })}</p>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        </>
      )}
      {from && groups.length === 0 && !until && <p>{t("since.nothing.young", { when: from })}</p>}
      {from && (groups.length > 0 || until) && (
        <p className={notes.note}>{t("since.young", { when: from })}</p>
      )}
      {until && <p className={notes.note}>{t("since.stopped", { when: until })}</p>}
    </Section>
  );
}

function Names({ items, more }: { readonly items: readonly SinceItem[]; readonly more: number }) {
  const { t } = useTexts(sinceTexts);
  return (
    <ul className={styles.names}>
      {items.map(({ name, to, size }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names have no state, and two may be the same.
        <li key={index}>
          {to ? <SiteLink to={to}>{name}</SiteLink> : name}
          {size && <Sizes {...size} />}
        </li>
      ))}
      {more > 0 && <li>{t("since.more", { count: more })}</li>}
    </ul>
  );
}

function Sizes({ before, after }: NonNullable<SinceItem["size"]>) {
  const { t } = useTexts(sinceTexts);
  const figures = useFigures();
  const size = figures.size(after);
  return (
    <span className={styles.sizes}>
      {" "}
      {before === null ? size : t("since.sizes", { before: figures.size(before), size })}
    </span>
  );
}
