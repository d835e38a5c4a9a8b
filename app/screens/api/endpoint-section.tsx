import { API_ROOT } from "#plan/api-path.ts";
import { CodeBlock } from "../../design/code-block.tsx";
import { DataTable } from "../../design/data-table.tsx";
import { Disclosure } from "../../design/disclosure.tsx";
import { Section } from "../../design/section.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./api.module.css";
import type { EndpointView } from "./api-view.server.ts";
import { Fields } from "./fields.tsx";
import { apiTexts } from "./texts.ts";

export function EndpointSection({ endpoint }: { readonly endpoint: EndpointView }) {
  const { t } = useTexts(apiTexts);
  const { id, path, summary, text, parameters, fields, example, sample, media } = endpoint;
  return (
    <Section
      id={id}
      level={3}
      title={summary}
      aside={
        sample && (
          <a href={sample} className={styles.try}>
            {t("api.try")}
            <span className="visually-hidden"> {path}</span>
          </a>
        )
      }
    >
      <div className={styles.stack}>
        <p className={styles.address}>
          <code>
            GET {API_ROOT}
            {path}
          </code>{" "}
          <small>{media}</small>
        </p>
        <p className={styles.prose}>{text}</p>
        {parameters.length > 0 && (
          <DataTable
            caption={t("api.parameters")}
            columns={[
              {
                id: "name",
                title: t("api.parameter"),
                heading: true,
                cell: ({ name, isRequired }) => (
                  <>
                    <code>{name}</code>
                    {isRequired && <small> ({t("api.required")})</small>}
                  </>
                ),
              },
              {
                id: "text",
                title: t("api.meaning"),
                cell: ({ text, values }) => (
                  <>
                    {text} {values.length > 0 && <code>{values.join(", ")}</code>}
                  </>
                ),
              },
            ]}
            rows={parameters}
            rowId={({ name }) => name}
          />
        )}
        {(example !== null || fields !== "") && (
          <div>
            {example !== null && (
              <Disclosure summary={t("api.example")}>
                <CodeBlock label={t("api.exampleOf", { path })}>{example}</CodeBlock>
              </Disclosure>
            )}
            {fields !== "" && (
              <Disclosure summary={t("api.fields")}>
                <Fields fields={fields} />
              </Disclosure>
            )}
          </div>
        )}
      </div>
    </Section>
  );
}
