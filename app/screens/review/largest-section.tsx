import type { Protection } from "#fires/model.ts";
import { PARTS } from "#plan/review-files.ts";
import { DataTable } from "../../design/data-table.tsx";
import { Section } from "../../design/section.tsx";
import { FireName, Status } from "../../parts/fire/marks.tsx";
import { CsvLink, Sentence } from "./figures.tsx";
import type { ReviewDetail } from "./review-view.server.ts";
import { largestSentence } from "./sentences.ts";
import { useWords } from "./use-words.ts";

interface Props {
  readonly detail: ReviewDetail;
  readonly zone: Protection | null;
}

/** Lists the season's largest fires: for ten of them, a list is clearer than a chart. */
export function LargestSection({ detail, zone }: Props) {
  const words = useWords();
  const { language, t, figures } = words;
  const id = PARTS.largest[language];
  const title = t("review.largest");
  return (
    <Section id={id} title={title}>
      <Sentence id={`${id}-words`}>{largestSentence(words, detail)}</Sentence>
      {detail.largest.length > 0 && (
        <>
          <DataTable
            caption={title}
            hideCaption
            stacks
            rows={detail.largest}
            rowId={(fire) => fire.id}
            columns={[
              {
                id: "fire",
                title: t("fires.column.fire"),
                heading: true,
                cell: (fire) => <FireName fire={fire} />,
              },
              {
                id: "size",
                title: t("fires.column.size"),
                numeric: true,
                cell: ({ sizeHa }) => (sizeHa === null ? t("fires.size.unknown") : figures.size(sizeHa)),
              },
              {
                id: "place",
                title: t("fires.column.place"),
                cell: ({ place }) => place ?? t("fires.place.unknown"),
              },
              { id: "started", title: t("fires.column.started"), cell: ({ started }) => started ?? "–" },
              {
                id: "cause",
                title: t("fires.column.cause"),
                cell: ({ causeId }) => (causeId === null ? "–" : t(`cause.${causeId}`)),
              },
              {
                id: "status",
                title: t("fires.column.status"),
                cell: ({ statusId }) => <Status statusId={statusId} />,
              },
            ]}
          />
          <CsvLink part="largest" zone={zone} />
        </>
      )}
    </Section>
  );
}
