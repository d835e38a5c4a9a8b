import type { Blok } from "#content/rich-text.ts";
import { telOf } from "#intake/report-phone.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./blok.module.css";
import { storyTexts } from "./texts.ts";

/**
 * A North American number inside other text. Its last four characters can be letters: `1 800 463-FEUX
 * (3389)`.
 */
const LONG = /(?:\+?1[\s.\u2011-]?)?\(?\d{3}\)?[\s.\u2011-]?\d{3}[\s.\u2011-]?[\dA-Z]{4}(?![\dA-Z])/;

/**
 * Returns the tel: address of a number as written by an editor, without its extension. A short number such as
 * 911 or *4141 is unchanged.
 */
export function dialled(phone: string): string {
  const [long] = LONG.exec(phone) ?? [];
  if (long !== undefined) return telOf(long);
  const [sign = ""] = /^[+*]/.exec(phone.trim()) ?? [];
  return `tel:${sign}${phone.replace(/\D/g, "")}`;
}

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
