import { useEffect, useRef, useState } from "react";

/** Minimum time between announcements of new data, which can change each minute. */
const REFRESH_MS = 60_000;

interface Props {
  /** The visitor's choice. A change of the choice is announced at once. */
  readonly subject: string;
  readonly text: string;
}

/** Announces politely how the page changed: at once after a choice, else at most once a minute. */
export function Announcer({ subject, text }: Props) {
  const [announced, setAnnounced] = useState("");
  const last = useRef({ subject, text, at: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    const { current: before } = last;
    const now = Date.now();
    if (before.subject === subject && before.text === text) return;
    const say = () => {
      last.current = { subject, text, at: Date.now() };
      setAnnounced(text);
    };
    const wait = before.subject === subject ? before.at + REFRESH_MS - now : 0;
    if (wait <= 0) {
      say();
      return;
    }
    const timer = setTimeout(say, wait);
    return () => clearTimeout(timer);
  }, [subject, text]);
  return (
    <p role="status" className="visually-hidden" data-announcer>
      {announced}
    </p>
  );
}
