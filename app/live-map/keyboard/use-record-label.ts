import { useTexts } from "../../i18n/use-texts.ts";
import { useFigures } from "../../parts/units/use-figures.ts";
import type { MapRecord } from "../records/records.ts";

/** Returns a function that gives a record's accessible name. */
export function useRecordLabel(): (record: MapRecord) => string {
  const { t } = useTexts();
  const figures = useFigures();
  return (record) => {
    switch (record.kind) {
      case "fire": {
        const name = record.name ?? t("fires.unnamed", { number: record.number });
        const size = record.sizeHa === null ? t("fires.size.unknown") : figures.size(record.sizeHa);
        return `${name}, ${t(`status.${record.status}`)}, ${size}`;
      }
      case "zone":
        return record.level === null ? record.name : `${record.name}, ${t(`danger.${record.level}`)}`;
      case "restriction":
        // One measure can apply in many places with the same title.
        return `${record.title || t(`restriction.${record.type}`)}, ${record.regions || t("restrictions.area.none")}`;
      default:
        return record.name;
    }
  };
}
