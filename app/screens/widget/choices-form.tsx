import { type FormEvent, useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { PARAMETERS, pathTo } from "#plan/paths.ts";
import { LANGUAGES } from "#territory/language.ts";
import { Button } from "../../design/button.tsx";
import { Checkbox, SelectField, TextField } from "../../design/field.tsx";
import { LastingParameterInputs } from "../../frame/use-lasting-parameters.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./generator.module.css";
import { FORMAT_WORDS, FORMATS, SIZES, usualHeight } from "./generator-choices.ts";
import type { GeneratorView } from "./generator-view.server.ts";
import { widgetTexts } from "./texts.ts";
import { PART_WORDS, WIDGET_PARTS } from "./widget-choices.ts";

/** Delay in ms before a change submits the form, long enough to type a number. */
const REST_MS = 400;

/** Returns a handler that submits the form on each change. Without scripts, the button submits the form. */
function useLiveForm() {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => submit(form, { replace: true, preventScrollReset: true }), REST_MS);
  };
}

export function ChoicesForm({ view }: { readonly view: GeneratorView }) {
  const { language, t, formats } = useTexts(widgetTexts);
  const { choices, regions, zones } = view;
  const onChange = useLiveForm();
  const written = ({ least, most }: { readonly least: number; readonly most: number }) => ({
    least: formats.number(least),
    most: formats.number(most),
  });
  const isWrong = (field: (typeof choices.wrong)[number]) => choices.wrong.includes(field);
  return (
    <Form
      method="get"
      action={pathTo("widget", language)}
      preventScrollReset
      onChange={onChange}
      className={styles.form}
      aria-label={t("widget.choices")}
    >
      <LastingParameterInputs />
      <SelectField
        label={t("widget.language")}
        name={PARAMETERS.language[language]}
        defaultValue={choices.language}
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each}>
            {t(`widget.language.${each}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t("widget.territory")}
        name={PARAMETERS.territory[language]}
        defaultValue={choices.territory}
        error={isWrong("territory") && t("widget.territory.error")}
      >
        <option value="">{t("widget.territory.all")}</option>
        <Territories label={t("widget.territory.regions")} list={regions} />
        <Territories label={t("widget.territory.zones")} list={zones} />
      </SelectField>
      <Parts choices={choices} error={isWrong("show")} />
      <SelectField
        label={t("widget.format")}
        name={PARAMETERS.format[language]}
        defaultValue={FORMAT_WORDS[choices.format][language]}
      >
        {FORMATS.map((format) => (
          <option key={format} value={FORMAT_WORDS[format][language]}>
            {t(`widget.format.${format}`)}
          </option>
        ))}
      </SelectField>
      <div className={styles.sizes}>
        <TextField
          label={t("widget.width")}
          hint={t("widget.size.hint", written(SIZES.width))}
          name={PARAMETERS.width[language]}
          defaultValue={choices.width}
          inputMode="numeric"
          autoComplete="off"
          error={isWrong("width") && t("widget.size.error", written(SIZES.width))}
        />
        <TextField
          label={t("widget.height")}
          hint={t("widget.height.hint", {
            ...written(SIZES.height),
            usual: formats.number(usualHeight(choices)),
          })}
          name={PARAMETERS.height[language]}
          defaultValue={choices.height}
          inputMode="numeric"
          autoComplete="off"
          error={isWrong("height") && t("widget.size.error", written(SIZES.height))}
        />
      </div>
      <Button type="submit">{t("widget.update")}</Button>
    </Form>
  );
}

function Territories({ label, list }: { readonly label: string; readonly list: GeneratorView["zones"] }) {
  return (
    <optgroup label={label}>
      {list.map(({ word, name }) => (
        <option key={word} value={word}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}

const ERROR_ID = "widget-show-error";

function Parts({ choices, error }: Pick<GeneratorView, "choices"> & { readonly error: boolean }) {
  const { language, t } = useTexts(widgetTexts);
  return (
    <fieldset className={styles.parts} aria-describedby={error ? ERROR_ID : undefined}>
      <legend>{t("widget.show")}</legend>
      {WIDGET_PARTS.map((part) => (
        <Checkbox
          key={part}
          label={t(`widget.part.${part}`)}
          name={PARAMETERS.show[language]}
          value={PART_WORDS[part][language]}
          defaultChecked={choices.parts.includes(part)}
        />
      ))}
      {error && (
        <p id={ERROR_ID} className={styles.error}>
          {t("widget.show.error")}
        </p>
      )}
    </fieldset>
  );
}
