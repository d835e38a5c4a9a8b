import { z } from "zod";
import { sentence } from "#delivery/format-text.ts";
import { messageKind, type Notice, type Writing } from "#delivery/message.ts";
import { clockTime } from "#territory/clock.ts";
import { alertMail } from "./alert-mail.ts";
import { PHRASES } from "./alert-phrases.ts";
import { alertSms } from "./alert-sms.ts";
import { type AlertAbout, writeMessageText } from "./message-text.ts";

/** The alerts of the message, loaded at delivery time from their ids. */
const loaded = z.custom<AlertAbout>((value) => Object(value).facts?.length > 0);

function alertNotice(about: AlertAbout, { language, siteUrl }: Writing, isUrgent: boolean): Notice {
  const { facts, first, others, path, readAt } = writeMessageText(about, language);
  const { more, readShort } = PHRASES[language];
  return {
    title: first.headline,
    body: [
      ...(others.length > 0 ? [`${more(others.length)}.`] : []),
      ...(first.advice.length > 0 ? first.advice : first.details),
      sentence(readShort[first.source](clockTime(readAt, language))),
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
    sms: (about, writing) => alertSms(about, writing, isDigest),
    push: (about, writing) => alertNotice(about, writing, about.isUrgent && !isDigest),
  });

export const ALERT_MESSAGES = { alert: kind(false), digest: kind(true) } as const;
