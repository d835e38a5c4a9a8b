import { PARAMETERS } from "#plan/paths.ts";
import { useTexts } from "../i18n/use-texts.ts";
import { SearchForm } from "./search-form.tsx";
import { SuggestedField } from "./suggested-field.tsx";
import { useRequired } from "./use-required.ts";

/** Search form for the whole site, in the header of every page. */
export function HeaderSearch() {
  const { language, t } = useTexts();
  return (
    <SearchForm label={t("nav.search")} screen="search">
      <SuggestedField
        compact
        id="header-search"
        name={PARAMETERS.words[language]}
        label={t("nav.search")}
        submit={t("nav.search.submit")}
        placeholder={t("nav.search.submit")}
        {...useRequired()}
      />
    </SearchForm>
  );
}
