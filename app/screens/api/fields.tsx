import styles from "./api.module.css";

export interface Field {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

export function Fields({ fields }: { readonly fields: readonly Field[] }) {
  return (
    <dl className={styles.fields}>
      {fields.map(({ name, type, text }) => (
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
