import { PLACE_TYPES, RADII_KM } from "#accounts/account-commands.ts";
import { formatPosition } from "#territory/format-position.ts";
import { readPosition } from "#territory/read-position.ts";
import { SelectField, TextField } from "../../design/field.tsx";
import form from "../../forms/form/form.module.css";
import { LocateButton } from "../../forms/locate-button.tsx";
import { useMyPosition } from "../../forms/use-my-position.ts";
import { emitToast } from "../../frame/toast-store.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { useFigures } from "../units/use-figures.ts";
import styles from "./account.module.css";
import { AddressSearch } from "./address-search.tsx";
import { movedTo, type PlaceDraft } from "./place-draft.ts";
import { accountTexts } from "./texts.ts";

interface Props {
  readonly id: string;
  readonly draft: PlaceDraft;
  readonly set: (draft: PlaceDraft) => void;
  readonly errorOf: (name: string) => string | undefined;
}

const FAILURES = {
  denied: "position-denied",
  unavailable: "position-unavailable",
  timeout: "position-timeout",
} as const;

/** Fields of a place: name, position, type and radius. */
export function PlaceFields({ id, draft, set, errorOf }: Props) {
  const { language, t } = useTexts(accountTexts);
  const figures = useFigures();
  const change = (part: Partial<PlaceDraft>) => set({ ...draft, ...part });
  const position = formatPosition({ lat: draft.latitude, lon: draft.longitude }, language);
  const { isLocating, locate } = useMyPosition({
    onPosition: (written) => {
      const at = readPosition(written);
      if (at !== null && at !== "off-globe") set(movedTo(draft, at, null));
    },
    onFailure: (failure) => emitToast(FAILURES[failure]),
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
