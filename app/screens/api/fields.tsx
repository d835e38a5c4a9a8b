import styles from "./api.module.css";
import { readFields } from "./field-list.ts";

export function Fields({ fields }: { readonly fields: string }) {
  return (
    <dl className={styles.fields}>
      {readFields(fields).map(({ name, type, text }) => (
        <div key={name}>
          <dt>
            <code>{name}</code> <span>{type}</span>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
