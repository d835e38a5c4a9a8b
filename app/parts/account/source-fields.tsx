import { NEAR_KM } from "#surroundings/reach.ts";
import { AIR_LEVELS } from "#territory/air-index.ts";
import { Checkbox, SelectField } from "../../design/field.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { useFigures } from "../units/use-figures.ts";
import type { PlaceDraft } from "./place-draft.ts";
import { accountTexts } from "./texts.ts";
import { useAlertSources } from "./use-alert-sources.ts";

interface Props {
  readonly draft: PlaceDraft;
  readonly set: (draft: PlaceDraft) => void;
}

/** Choices of alerts from other authorities. */
export function SourceFields({ draft, set }: Props) {
  const { t } = useTexts(accountTexts);
  const { distance } = useFigures();
  const { hasOrders, hasAir, hasHeat, hasRoads } = useAlertSources();
  return (
    <>
      {hasOrders && (
        <Checkbox
          label={t("account.alerts.orders")}
          checked={draft.orderNotification}
          onChange={({ currentTarget }) => set({ ...draft, orderNotification: currentTarget.checked })}
        />
      )}
      {hasAir && (
        <SelectField
          label={t("account.alerts.air")}
          hint={t("account.alerts.air.hint")}
          value={draft.airNotification ?? ""}
          onChange={({ currentTarget: { value } }) =>
            set({ ...draft, airNotification: AIR_LEVELS.find((level) => String(level) === value) ?? null })
          }
        >
          <option value="">{t("account.alerts.air.none")}</option>
          {AIR_LEVELS.map((level) => (
            <option key={level} value={level}>
              {t(`account.alerts.air.${level}`)}
            </option>
          ))}
        </SelectField>
      )}
      {hasRoads && (
        <Checkbox
          label={t("account.alerts.roads", { distance: distance(NEAR_KM) })}
          checked={draft.roadNotification}
          onChange={({ currentTarget }) => set({ ...draft, roadNotification: currentTarget.checked })}
        />
      )}
      {hasHeat && (
        <Checkbox
          label={t("account.alerts.heat")}
          checked={draft.heatNotification}
          onChange={({ currentTarget }) => set({ ...draft, heatNotification: currentTarget.checked })}
        />
      )}
    </>
  );
}
