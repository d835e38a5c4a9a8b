import { RELEASE_AUDIENCES, type ReleaseAudience } from "#accounts/account-commands.ts";
import { Checkbox } from "../../design/field.tsx";
import form from "../../forms/form/form.module.css";
import { useTexts } from "../../i18n/use-texts.ts";
import { FIELDS } from "./newsletter-step.ts";
import { newsletterTexts } from "./texts.ts";

interface Props {
  readonly chosen: readonly ReleaseAudience[];
  readonly onChange: (chosen: readonly ReleaseAudience[]) => void;
  /** ID of the first check box: error summaries link to it. */
  readonly id?: string;
  readonly error?: string | undefined;
}

/** Check boxes of the audiences whose releases a person receives. */
export function Audiences({ chosen, onChange, id, error }: Props) {
  const { t } = useTexts(newsletterTexts);
  return (
    <fieldset className={form.group}>
      <legend>{t("newsletter.which")}</legend>
      {RELEASE_AUDIENCES.map((audience, at) => (
        <Checkbox
          key={audience}
          {...(at === 0 && id !== undefined && { id })}
          name={FIELDS[audience]}
          label={t(`newsletter.${FIELDS[audience]}`)}
          checked={chosen.includes(audience)}
          error={at === 0 ? error : undefined}
          onChange={({ currentTarget }) =>
            onChange(
              RELEASE_AUDIENCES.filter((each) =>
                each === audience ? currentTarget.checked : chosen.includes(each),
              ),
            )
          }
        />
      ))}
    </fieldset>
  );
}
