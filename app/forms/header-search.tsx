import { SearchField } from "../design/search-field.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import { PARAMETERS } from "../paths.ts";
import { SearchForm } from "./search-form.tsx";

/** The header's search for a place, on every page. */
export function HeaderSearch() {
  const { language, t } = useTexts();
  return (
    <SearchForm label={t("nav.search")}>
      <SearchField
        compact
        id="header-place"
        name={PARAMETERS.address[language]}
        label={t("nav.search")}
        submit={t("place.submit")}
        placeholder={t("nav.search")}
        required
      />
    </SearchForm>
  );
}
