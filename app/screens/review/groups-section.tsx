import type { Protection } from "#fires/model.ts";
import { PARTS } from "#plan/review-files.ts";
import { Section } from "../../design/section.tsx";
import { BarChart } from "./bar-chart.tsx";
import { FiguresTable, Sentence } from "./figures.tsx";
import { firesText } from "./sentences.ts";
import { useWords } from "./use-words.ts";

export interface GroupRow {
  readonly id: string;
  readonly label: string;
  readonly fires: number;
  readonly hectares: number;
  readonly lengths: readonly [number, number];
}

interface Props {
  readonly part: "regions" | "sizes";
  readonly zone: Protection | null;
  /** Title of the rows' column: region or size. */
  readonly rowTitle: string;
  readonly sentence: string;
  readonly rows: readonly GroupRow[];
}

/** Fires and hectares of each group, as bars next to each other. */
export function GroupsSection({ part, zone, rowTitle, sentence, rows }: Props) {
  const words = useWords();
  const { language, t, formats, figures } = words;
  const id = PARTS[part][language];
  const title = t(`review.${part}`);
  return (
    <Section id={id} title={title}>
      <Sentence id={`${id}-words`}>{sentence}</Sentence>
      <BarChart
        title={t("review.chart.both", { title })}
        describedBy={`${id}-words`}
        heads={[t("review.fires"), t("review.hectares")]}
        rows={rows.map(({ id, label, fires, hectares, lengths }) => ({
          id,
          label,
          bars: [
            { length: lengths[0], text: formats.number(fires), look: "fires" },
            { length: lengths[1], text: figures.size(hectares), look: "hectares" },
          ],
        }))}
      />
      <FiguresTable
        part={part}
        zone={zone}
        title={title}
        rows={rows}
        rowId={({ id }) => id}
        columns={[
          { id: "row", title: rowTitle, heading: true, cell: ({ label }) => label },
          {
            id: "fires",
            title: t("review.fires"),
            numeric: true,
            cell: ({ fires }) => firesText(words, fires),
          },
          {
            id: "hectares",
            title: t("review.hectares"),
            numeric: true,
            cell: ({ hectares }) => figures.size(hectares),
          },
        ]}
      />
    </Section>
  );
}
