import { EMPTY_PHONE, isPhoneRefused, phoneAsTyped } from "#accounts/phone-number.ts";
import { TextField } from "../../design/field.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { formTexts } from "./texts.ts";

interface Props {
  readonly id: string;
  readonly value: string;
  readonly onChange: (phone: string) => void;
  readonly error?: string | undefined;
}

/**
 * Field for a number that can receive our text messages. Typed or pasted text is reduced to its digits, with
 * +1 in front. A number of another country, or with too many digits, is reported at once.
 */
export function PhoneField({ id, value, onChange, error }: Props) {
  const { t } = useTexts(formTexts);
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
      error={error ?? (isPhoneRefused(value) && t("form.phone"))}
    />
  );
}
