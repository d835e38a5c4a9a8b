import { API_ROOT } from "#plan/api-path.ts";
import type { Language } from "#territory/language.ts";
import { CodeBlock } from "../../design/code-block.tsx";
import { DataTable } from "../../design/data-table.tsx";
import { Disclosure } from "../../design/disclosure.tsx";
import { Section } from "../../design/section.tsx";
import { textsOf } from "../../i18n/texts-of.ts";
import { namedMarkup } from "../../parts/surroundings/named-markup.server.ts";
import styles from "./api.module.css";
import { type Field, Fields } from "./fields.tsx";
import { apiTexts } from "./texts.ts";

export interface EndpointView {
  readonly id: string;
  readonly path: string;
  readonly media: string;
  readonly summary: string;
  readonly text: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly isRequired: boolean;
    readonly text: string;
    readonly values: readonly string[];
  }[];
  readonly fields: readonly Field[];
  readonly example: string | null;
  readonly sample: string | null;
}

/** Returns the descriptions of all endpoints as HTML: the page's data then does not repeat the long texts. */
export const endpointsMarkup = (endpoints: readonly EndpointView[], language: Language): string =>
  namedMarkup(endpoints.map((each) => <EndpointSection key={each.id} endpoint={each} language={language} />));

interface Props {
  readonly endpoint: EndpointView;
  readonly language: Language;
}

/** Describes one endpoint: its response, its parameters and an example. */
function EndpointSection({ endpoint, language }: Props) {
  const { t } = textsOf(language, apiTexts);
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
        {(example !== null || fields.length > 0) && (
          <div>
            {example !== null && (
              <Disclosure summary={t("api.example")}>
                <CodeBlock label={t("api.exampleOf", { path })}>{example}</CodeBlock>
              </Disclosure>
            )}
            {fields.length > 0 && (
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

/** Lists fields that several endpoints share, each list under its title. */
export const sharedFieldsMarkup = (
  lists: readonly { readonly title: string; readonly fields: readonly Field[] }[],
) =>
  namedMarkup(
    lists.map(({ title, fields }) => (
      <Disclosure key={title} summary={title}>
        <Fields fields={fields} />
      </Disclosure>
    )),
  );
