import { DataTable } from "../../design/data-table.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import type { ProblemCode } from "./problem.server.ts";
import { apiTexts } from "./texts.ts";

interface Props {
  readonly problems: readonly { readonly code: ProblemCode; readonly status: number }[];
}

/** Lists every error by its code; a problem's `type` links to its line. */
export function ProblemsTable({ problems }: Props) {
  const { t } = useTexts(apiTexts);
  return (
    <DataTable
      caption={t("api.problems")}
      hideCaption
      columns={[
        {
          id: "code",
          title: "code",
          heading: true,
          cell: ({ code }) => <code id={code}>{code}</code>,
        },
        { id: "status", title: "HTTP", numeric: true, cell: ({ status }) => status },
        { id: "meaning", title: t("api.meaning"), cell: ({ code }) => t(`api.problem.${code}`) },
      ]}
      rows={problems}
      rowId={({ code }) => code}
    />
  );
}
