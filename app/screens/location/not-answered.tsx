import { SiteLink } from "../../frame/site-link.tsx";
import { FinderMessages } from "../../parts/finder/finder-messages.tsx";
import styles from "./location.module.css";
import type { LocationData } from "./location-data.server.ts";

/** Explains why there is no answer yet, and what to do: choose a place, or type the place differently. */
export function NotAnswered({ data: { says, choices } }: { readonly data: LocationData }) {
  return (
    <div className={styles.notAnswered}>
      <FinderMessages says={says} />
      {choices.length > 0 && (
        <ul className={styles.choices}>
          {choices.map(({ name, about, to }) => (
            <li key={to}>
              <SiteLink to={to}>{name}</SiteLink>
              <span>{about}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
