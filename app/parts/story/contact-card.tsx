import type { Blok } from "#content/rich-text.ts";
import { telOf } from "#intake/report-phone.ts";
import { type Fact, FactList } from "../../design/fact-list.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import styles from "./blok.module.css";
import { storyTexts } from "./texts.ts";

/** A North American number in a text. Its last characters can be letters: `1 800 463-FEUX (3389)`. */
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

export function ContactCard({ card }: { readonly card: Extract<Blok, { component: "contact_card" }> }) {
  const { t } = useTexts(storyTexts);
  const { title, phone, email, hours, address } = card;
  const facts: readonly Fact[] = [
    [t("story.phone"), phone && <a href={dialled(phone)}>{phone}</a>],
    [t("story.email"), email && <a href={`mailto:${email}`}>{email}</a>],
    [t("story.hours"), hours],
    [t("story.address"), address],
  ];
  return (
    <div className={styles.box}>
      {title && <h2>{title}</h2>}
      <FactList className={styles.contact} facts={facts} />
    </div>
  );
}
