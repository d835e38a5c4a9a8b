import type { z } from "zod";
import type { Bilingual, Language } from "#territory/language.ts";
import { SENDER } from "./sender.ts";

/** An icon of one character, visible on light and dark backgrounds. It only repeats what the text says. */
export interface BlockIcon {
  readonly glyph: string;
  readonly colour: string;
}

/** A block of an email, for both its HTML and its plain text. */
export type Block =
  | { readonly kind: "text" | "small"; readonly text: string }
  | { readonly kind: "heading" | "subheading"; readonly text: string; readonly icon?: BlockIcon }
  | { readonly kind: "list"; readonly items: readonly string[] }
  /** Words of another authority, verbatim, in their own language. */
  | { readonly kind: "quote"; readonly paragraphs: readonly string[]; readonly language: Language }
  /** Picture inside the email, so that readers send no request to the site. The text has the same facts. */
  | {
      readonly kind: "picture";
      readonly png: Buffer;
      readonly width: number;
      readonly height: number;
      readonly alt: string;
      readonly caption: string;
    }
  /** A main action, or a minor link. */
  | { readonly kind: "action" | "link"; readonly label: string; readonly url: string };

export interface MailFile {
  readonly name: string;
  readonly type: string;
  /** Reads the file at delivery, because many emails can wait. Null if deleted. Can fail temporarily. */
  read(): Promise<Buffer | null>;
}

/** An email before it is rendered. */
export interface Mail {
  readonly subject: string;
  /** The whole news in one line. Mail programs show this line after the subject. */
  readonly preheader: string;
  readonly blocks: readonly Block[];
  /** Reason for the email, and how to stop. In a finished email, the sender's line comes first. */
  readonly footer: readonly Block[];
  /** Address for replies, if not the sender. */
  readonly replyTo?: string;
  readonly files?: readonly MailFile[];
  /** Replacement for this email if its files were deleted or are too large for the server. */
  readonly withoutFiles?: Mail;
  /** URL that mail programs use for one-click unsubscribe (RFC 8058). */
  readonly stopUrl?: string;
}

/** A notification: a title, a line of text, and the URL of the page that it opens. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** A later notification with the same tag replaces the earlier one on the screen. */
  readonly tag: string;
  readonly isUrgent: boolean;
}

export interface Writing {
  readonly language: Language;
  /** Public origin, without a trailing slash. */
  readonly siteUrl: string;
  /** Number to call about a fire, as each language writes it. */
  readonly reportPhone: Bilingual;
  readonly sender: Sender;
}

/** The agency's identity in an email, by Canada's anti-spam law. The postal address is on one line. */
export interface Sender {
  readonly address: string;
  readonly email: string;
}

/** A kind of message: its data, and its text by channel. */
export interface MessageKind<About = never> {
  readonly about: z.ZodType<About>;
  readonly mail?: (about: About, writing: Writing) => Mail;
  readonly sms?: (about: About, writing: Writing) => string;
  readonly push?: (about: About, writing: Writing) => Notice;
}

/** Writes a kind's text from stored data; null if the data is unreadable or the channel has no text. */
export interface MessageWriter {
  mail(about: unknown, writing: Writing): Mail | null;
  sms(about: unknown, writing: Writing): string | null;
  push(about: unknown, writing: Writing): Notice | null;
}

export type MessageKinds = Readonly<Record<string, MessageWriter>>;

/** Returns an email's footer line with the sender's name, site, postal address and email address. */
const senderLine = ({ language, siteUrl, sender }: Writing): Block => ({
  kind: "small",
  text: `${SENDER[language]}, ${new URL(siteUrl).host}. ${sender.address}. ${sender.email}`,
});

const withSender = (mail: Mail, writing: Writing): Mail => ({
  ...mail,
  footer: [senderLine(writing), ...mail.footer],
  ...(mail.withoutFiles && { withoutFiles: withSender(mail.withoutFiles, writing) }),
});

export function messageKind<About>({ about: schema, mail, sms, push }: MessageKind<About>): MessageWriter {
  const validated = <T>(write: ((about: About, writing: Writing) => T) | undefined) => {
    return (about: unknown, writing: Writing): T | null => {
      const read = schema.safeParse(about);
      return write && read.success ? write(read.data, writing) : null;
    };
  };
  return {
    mail: validated(mail && ((about, writing) => withSender(mail(about, writing), writing))),
    sms: validated(sms),
    push: validated(push),
  };
}
