import { zonePath } from "#plan/area-paths.ts";
import { type Column, DataTable } from "../../design/data-table.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { Danger } from "../fire/marks.tsx";
import { type ListedDanger, levelOn } from "../fire/rows.ts";

export function DangerTable({ rows }: { readonly rows: readonly ListedDanger[] }) {
  const { language, t } = useTexts();
  const columns: readonly Column<ListedDanger>[] = [
    {
      id: "zone",
      title: t("danger.column.zone"),
      heading: true,
      cell: ({ name }) => <SiteLink to={zonePath(name, language)}>{name}</SiteLink>,
    },
    ...([0, 1, 2] as const).map((day) => ({
      id: `day-${day}`,
      title: t(`day.${day}`),
      cell: (row: ListedDanger) => <Danger level={levelOn(day, row)} narrow />,
    })),
  ];
  return (
    <DataTable
      caption={t("danger.caption")}
      hideCaption
      columns={columns}
      rows={rows}
      rowId={({ name }) => name}
    />
  );
}
