import { Form } from "react-router";
import { PARAMETERS, type Parameter } from "#plan/paths.ts";
import { SearchField } from "../../design/search-field.tsx";
import { LastingParameterInputs } from "../../frame/use-lasting-parameters.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { useFieldsKey } from "../../parts/fire/use-fields-key.ts";
import { LONGEST_WORDS, type MapChoices, mapQuery } from "../choices/map-choices.ts";
import { liveMapTexts } from "../texts.ts";

interface Props {
  readonly choices: MapChoices;
  /** The map's own address, without its query. */
  readonly action: string;
}

/** Form that searches names among the view's records and keeps all other choices. */
export function MapWordsForm({ choices, action }: Props) {
  const { language, t } = useTexts(liveMapTexts);
  const { key, onChange } = useFieldsKey([choices.view, choices.words]);
  const others = mapQuery({ ...choices, words: "", page: 1, selected: null, here: null }, language);
  return (
    <Form
      className="screen-only"
      key={key}
      onChange={onChange}
      method="get"
      action={action}
      role="search"
      aria-label={t("livemap.words")}
      preventScrollReset
    >
      <LastingParameterInputs />
      {Object.entries(others).map(([name, value]) => (
        <input key={name} type="hidden" name={PARAMETERS[name as Parameter][language]} value={value} />
      ))}
      <SearchField
        id="map-words"
        label={t("livemap.words")}
        submit={t("nav.search.submit")}
        name={PARAMETERS.words[language]}
        defaultValue={choices.words}
        maxLength={LONGEST_WORDS}
      />
    </Form>
  );
}
