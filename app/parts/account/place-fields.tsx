import { PLACE_TYPES, RADII_KM } from "#accounts/account-commands.ts";
import { ALERTS_CONSENT } from "#accounts/consent-texts.ts";
import { NEAR_KM } from "#surroundings/reach.ts";
import { AIR_LEVELS } from "#territory/air-index.ts";
import { formatPosition } from "#territory/format-position.ts";
import { readPosition } from "#territory/read-position.ts";
import { Checkbox, SelectField, TextField } from "../../design/field.tsx";
import form from "../../forms/form/form.module.css";
import { LocateButton } from "../../forms/locate-button.tsx";
import { useMyPosition } from "../../forms/use-my-position.ts";
import { emitToast } from "../../frame/toast-store.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { useFigures } from "../units/use-figures.ts";
import styles from "./account.module.css";
import { AddressSearch } from "./address-search.tsx";
import { type ChannelDraft, hasChannel } from "./channel-draft.ts";
import { ChannelConsent, ChannelFields } from "./channel-fields.tsx";
import { PastAlerts } from "./past/past-alerts.tsx";
import { movedTo, type PlaceDraft, withAlerts } from "./place-draft.ts";
import { accountTexts } from "./texts.ts";
import { useAlertSources } from "./use-alert-sources.ts";

interface PlaceProps {
  readonly id: string;
  readonly draft: PlaceDraft;
  readonly set: (draft: PlaceDraft) => void;
  readonly errorOf: (name: string) => string | undefined;
}

export function PlaceFields({ id, draft, set, errorOf }: PlaceProps) {
  const { language, t } = useTexts(accountTexts);
  const figures = useFigures();
  const change = (part: Partial<PlaceDraft>) => set({ ...draft, ...part });
  const position = formatPosition({ lat: draft.latitude, lon: draft.longitude }, language);
  const { isLocating, locate } = useMyPosition({
    onPosition: (written) => {
      const at = readPosition(written);
      if (at !== null && at !== "off-globe") set(movedTo(draft, at, null));
    },
    onFailure: (failure) => emitToast(`position-${failure}`),
  });
  return (
    <>
      <TextField
        id={`${id}-nickname`}
        label={t("account.place.nickname")}
        hint={t("account.place.nickname.hint")}
        value={draft.locationNickname}
        onChange={({ currentTarget }) => change({ locationNickname: currentTarget.value })}
        error={errorOf("locationNickname")}
      />
      <fieldset id={`${id}-where`} className={form.group} tabIndex={-1}>
        <legend>{t("account.place.where")}</legend>
        <p role="status">
          <strong>{draft.foundName ? `${draft.foundName} (${position})` : position}</strong>
        </p>
        <AddressSearch
          error={errorOf("latitude") ?? errorOf("longitude")}
          onFound={({ at, name }) => set(movedTo(draft, at, name))}
        />
        <LocateButton isLocating={isLocating} locate={locate} hint={t("account.place.locate")} />
      </fieldset>
      <SelectField
        label={t("account.place.type")}
        value={draft.type}
        onChange={({ currentTarget }) =>
          change({ type: PLACE_TYPES.find((type) => type === currentTarget.value) ?? "other" })
        }
      >
        {PLACE_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`account.place.type.${type}`)}
          </option>
        ))}
      </SelectField>
      <div className={styles.radius}>
        <label htmlFor={`${id}-radius`}>
          {t("account.place.radius", { distance: figures.distance(draft.radiusKm) })}
        </label>
        <input
          id={`${id}-radius`}
          type="range"
          min={RADII_KM.least}
          max={RADII_KM.most}
          step={RADII_KM.least}
          value={draft.radiusKm}
          aria-valuetext={figures.distance(draft.radiusKm)}
          onChange={({ currentTarget }) => change({ radiusKm: Number(currentTarget.value) })}
        />
        <p className={styles.soft}>{t("account.place.radius.hint")}</p>
      </div>
    </>
  );
}

interface AlertProps {
  readonly id: string;
  readonly draft: PlaceDraft;
  /** `whole`: fields in the form of a whole place; `alerts`: fields in the pop-in for its alerts only. */
  readonly part: "whole" | "alerts";
  readonly set: (draft: PlaceDraft) => void;
  readonly phoneOnFile: string | null;
  readonly errorOf: (name: string) => string | undefined;
}

export function AlertFields({ id, draft, part, set, phoneOnFile, errorOf }: AlertProps) {
  const { t } = useTexts(accountTexts);
  const change = (part: Partial<ChannelDraft>) => set({ ...draft, ...part });
  const fields = (
    <>
      <Checkbox
        label={t("account.alerts.on")}
        checked={draft.isAlerted}
        onChange={({ currentTarget }) => set(withAlerts(draft, currentTarget.checked))}
      />
      {draft.isAlerted && (
        <>
          <ChannelFields id={id} draft={draft} set={change} phoneOnFile={phoneOnFile} errorOf={errorOf} />
          <SelectField
            label={t("account.alerts.often")}
            hint={t("account.alerts.urgent")}
            value={draft.dailyNotification ? "daily" : "change"}
            onChange={({ currentTarget }) =>
              set({ ...draft, dailyNotification: currentTarget.value === "daily" })
            }
          >
            <option value="change">{t("account.alerts.change")}</option>
            <option value="daily">{t("account.alerts.daily")}</option>
          </SelectField>
          <SourceFields draft={draft} set={set} />
        </>
      )}
      {hasChannel(draft) && (
        <>
          <PastAlerts draft={draft} />
          <ChannelConsent draft={draft} set={change} errorOf={errorOf} text={ALERTS_CONSENT.key} />
        </>
      )}
    </>
  );
  // The pop-in already has the title.
  if (part === "alerts") return <div className={styles.popIn}>{fields}</div>;
  return (
    <fieldset className={styles.alerts}>
      <legend>{t("account.alerts.title")}</legend>
      {fields}
    </fieldset>
  );
}

interface SourceProps {
  readonly draft: PlaceDraft;
  readonly set: (draft: PlaceDraft) => void;
}

function SourceFields({ draft, set }: SourceProps) {
  const { t } = useTexts(accountTexts);
  const { distance } = useFigures();
  const { hasOrders, hasAir, hasHeat, hasRoads } = useAlertSources();
  const checkbox = (field: `${"order" | "road" | "heat"}Notification`, label: string) => (
    <Checkbox
      label={label}
      checked={draft[field]}
      onChange={({ currentTarget }) => set({ ...draft, [field]: currentTarget.checked })}
    />
  );
  return (
    <>
      {hasOrders && checkbox("orderNotification", t("account.alerts.orders"))}
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
      {hasRoads && checkbox("roadNotification", t("account.alerts.roads", { distance: distance(NEAR_KM) }))}
      {hasHeat && checkbox("heatNotification", t("account.alerts.heat"))}
    </>
  );
}
