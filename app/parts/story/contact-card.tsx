import type { Blok } from "#content/rich-text.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./blok.module.css";
import { dialled } from "./dialled.ts";
import { storyTexts } from "./texts.ts";

/** Contact details of an office. */
export function ContactCard({ card }: { readonly card: Extract<Blok, { component: "contact_card" }> }) {
  const { t } = useTexts(storyTexts);
  const { title, phone, email, hours, address } = card;
  return (
    <div className={styles.box}>
      {title && <h2>{title}</h2>}
      <dl className={styles.contact}>
        {phone && (
          <div>
            <dt>{t("story.phone")}</dt>
            <dd>
              <a href={dialled(phone)}>{phone}</a>
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>{t("story.email")}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
        {hours && (
          <div>
            <dt>{t("story.hours")}</dt>
            <dd>{hours}</dd>
          </div>
        )}
        {address && (
          <div>
            <dt>{t("story.address")}</dt>
            <dd>{address}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
