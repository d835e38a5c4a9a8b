import { useNavigate } from "react-router";
import { PARAMETERS, pathTo } from "#plan/paths.ts";
import { SearchField } from "../../design/search-field.tsx";
import { LocateButton } from "../../forms/locate-button.tsx";
import { SearchForm } from "../../forms/search-form.tsx";
import { useMyPosition } from "../../forms/use-my-position.ts";
import { useRequired } from "../../forms/use-required.ts";
import { emitToast } from "../../frame/toast-store.ts";
import { useWithLastingParameters } from "../../frame/use-lasting-parameters.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { NOW_ID } from "./now-id.ts";
import { preventionTexts } from "./texts.ts";

/** Form for a place: typed or, on a press, the device's position. The same page shows the answer. */
export function PlaceQuestion({ name }: { readonly name: string }) {
  const { language, t } = useTexts(preventionTexts);
  const required = useRequired();
  const keep = useWithLastingParameters();
  const navigate = useNavigate();
  const { isLocating, locate } = useMyPosition({
    onPosition(position) {
      const answer = `${pathTo("prevention", language, {}, { place: position })}#${NOW_ID}`;
      void navigate(keep(answer), { preventScrollReset: true });
    },
    onFailure: (failure) => emitToast(`position-${failure}`),
  });
  return (
    <>
      <SearchForm label={t("prevention.place")} screen="prevention">
        <SearchField
          key={name}
          id="place"
          name={PARAMETERS.address[language]}
          label={t("prevention.place.label")}
          submit={t("place.submit")}
          defaultValue={name}
          {...required}
        />
      </SearchForm>
      <LocateButton isLocating={isLocating} locate={locate} hint={t("prevention.place.locate")} />
    </>
  );
}
