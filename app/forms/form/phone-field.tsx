import { EMPTY_PHONE, PHONE_LENGTH, phoneAsTyped, takesTexts } from "#accounts/phone-number.ts";
import { TextField } from "../../design/field.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { formTexts } from "./texts.ts";

interface Props {
  readonly id: string;
  readonly value: string;
  readonly onChange: (phone: string) => void;
  readonly error?: string | undefined;
}

/** A number that takes our text messages: what is typed or pasted becomes +1 and ten digits at most. A whole number that is refused says so at once. */
export function PhoneField({ id, value, onChange, error }: Props) {
  const { t } = useTexts(formTexts);
  const isRefused = value.length === PHONE_LENGTH && !takesTexts(value);
  return (
    <TextField
      id={id}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      label={t("form.phone.label")}
      hint={t("form.phone.hint")}
      value={value || EMPTY_PHONE}
      onChange={({ currentTarget }) => onChange(phoneAsTyped(currentTarget.value))}
      error={error ?? (isRefused && t("form.phone"))}
    />
  );
}
