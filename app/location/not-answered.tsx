import { Notice } from "../design/notice.tsx";
import { SiteLink } from "../frame/site-link.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import { pathTo } from "../paths.ts";
import styles from "./location.module.css";
import type { LocationData } from "./location-data.server.ts";

/** Why there is no answer yet, and what to do: choose, write it otherwise, call. */
export function NotAnswered({ data }: { readonly data: LocationData }) {
  const { t } = useTexts();
  const { typed: query } = data;
  const number = t("emergency.number");
  switch (data.kind) {
    case "answer":
    case "nothing":
      return null;
    case "choices":
      return <Choices data={data} />;
    case "none":
      return data.isGeocoderDown ? (
        <Notice severity="error" title={t("location.down.title")}>
          <p>{t("location.down.none", { query, number })}</p>
        </Notice>
      ) : (
        <Notice severity="warning" title={t("location.none.title", { query })}>
          <p>{t("location.none.text", { number })}</p>
        </Notice>
      );
    case "unreadable":
      return (
        <Notice severity="warning" title={t("location.unreadable.title", { query })}>
          <p>{t("location.unreadable.text")}</p>
        </Notice>
      );
    case "outside":
      return (
        <Notice severity="warning" title={t("location.outside.title")}>
          <p>{t("location.outside.text")}</p>
        </Notice>
      );
  }
}

function Choices({ data }: { readonly data: Extract<LocationData, { kind: "choices" }> }) {
  const { language, t } = useTexts();
  return (
    <div>
      {data.isGeocoderDown && (
        <Notice severity="warning" title={t("location.down.title")}>
          <p>{t("location.down.choices")}</p>
        </Notice>
      )}
      <p>{t("location.choices", { query: data.typed })}</p>
      <ul className={styles.choices}>
        {data.choices.map(({ name, region, query }) => (
          <li key={`${name} ${JSON.stringify(query)}`}>
            <SiteLink to={pathTo("current-situation-location", language, {}, query)}>{name}</SiteLink>{" "}
            <span>{region}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
