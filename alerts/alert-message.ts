import { z } from "zod";
import { messageKind, type Notice, type Writing } from "#delivery/message.ts";
import { alertMail } from "./alert-mail.ts";
import { PHRASES } from "./alert-phrases.ts";
import { alertSms } from "./alert-sms.ts";
import { type AlertAbout, tellAll } from "./told.ts";

/** Loaded when it is handed over, from the alerts that it names. */
const loaded = z.custom<AlertAbout>((value) => Object(value).facts?.length > 0);

function alertNotice(about: AlertAbout, { language, siteUrl }: Writing, isUrgent: boolean): Notice {
  const { facts, first, others, path } = tellAll(about, language);
  return {
    title: first.headline,
    body: [
      ...(others.length > 0 ? [`${PHRASES[language].more(others.length)}.`] : []),
      ...(first.advice ? [first.advice] : first.details),
    ].join(" "),
    url: siteUrl + path,
    tag: `alert-${facts[0]?.change.subject ?? ""}`,
    isUrgent,
  };
}

const kind = (isDigest: boolean) =>
  messageKind({
    about: loaded,
    mail: (about, writing) => alertMail(about, writing, isDigest),
    sms: alertSms,
    push: (about, writing) => alertNotice(about, writing, about.isUrgent && !isDigest),
  });

/** What changed near somebody's places or of a fire that they follow: at once, or once a day. */
export const ALERT_MESSAGES = { alert: kind(false), digest: kind(true) } as const;
