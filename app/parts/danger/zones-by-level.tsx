import { DANGER_LEVELS } from "#fires/danger.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Danger } from "../fire/marks.tsx";
import { type ListedDanger, levelOn } from "../fire/rows.ts";

const GRAVEST_FIRST = [...[...DANGER_LEVELS].reverse(), null];

/** Lists zones compactly under today's danger, to print a table that is collapsed on screens. */
export function ZonesByLevel({ rows }: { readonly rows: readonly ListedDanger[] }) {
  const { t } = useTexts();
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{t("danger.others")}</h3>
      {GRAVEST_FIRST.map((level) => {
        const names = rows.filter((row) => levelOn(0, row) === level).map(({ name }) => name);
        return (
          names.length > 0 && (
            <p key={level}>
              <strong>
                <Danger level={level} />
              </strong>{" "}
              {names.join(", ")}
            </p>
          )
        );
      })}
    </>
  );
}
