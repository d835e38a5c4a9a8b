import { pathTo } from "#plan/paths.ts";
import { Band } from "../../design/section.tsx";
import { PageHead } from "../../frame/page-head.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { Missing } from "../../parts/data-age/missing.tsx";
import page from "../../parts/place/place-page.module.css";
import { fireTexts } from "./texts.ts";

/** Page shown for a fire before a list of fires has been read: the fire may exist or not. */
export function FireMissing({ id, slug }: { readonly id: string; readonly slug: string }) {
  const { t } = useTexts(fireTexts);
  const title = t("fire.missing.title", { id });
  const address = (language: "fr" | "en") => pathTo("current-situation-fire", language, { slug, id });
  return (
    <>
      <PageHead
        title={title}
        description={t("fire.missing.description")}
        addresses={{ fr: address("fr"), en: address("en") }}
      />
      <Band tone="lichen" space="tight">
        <div className={page.main}>
          <h1>{title}</h1>
          <Missing />
        </div>
      </Band>
    </>
  );
}
