import type { z } from "zod";
import type { Bilingual, Language } from "#territory/language.ts";

/** A character that every mail program has, in a colour that shows on light and dark. It says nothing that the words do not. */
export interface BlockIcon {
  readonly glyph: string;
  readonly colour: string;
}

/** A piece of a letter: drawn as HTML and written as text from the same words. */
export type Block =
  | { readonly is: "text" | "small"; readonly text: string }
  | { readonly is: "heading" | "subheading"; readonly text: string; readonly icon?: BlockIcon }
  | { readonly is: "list"; readonly items: readonly string[] }
  /** Travels with its letter: nothing is asked of the site to see it. Its words say as much. */
  | {
      readonly is: "picture";
      readonly png: Buffer;
      readonly width: number;
      readonly height: number;
      readonly alt: string;
      readonly caption: string;
    }
  /** The one thing to do, or a way that few take. */
  | { readonly is: "action" | "link"; readonly label: string; readonly url: string };

/** A file that goes with a letter. */
export interface MailFile {
  readonly name: string;
  readonly type: string;
  /** Read as the letter leaves: many letters wait at a time. Null: it is no more. May fail, for a while. */
  read(): Promise<Buffer | null>;
}

/** A letter before it is drawn. */
export interface Mail {
  readonly subject: string;
  /** The whole news in a line: mail programs show it beside the subject. */
  readonly preheader: string;
  readonly blocks: readonly Block[];
  /** Who writes, why they receive it and how to stop. */
  readonly footer: readonly Block[];
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo?: string;
  readonly files?: readonly MailFile[];
  /** The letter in place of this one where its files are no more, or are too much for the server that takes it. */
  readonly withoutFiles?: Mail;
  /** Where a mail program stops these letters by one press of its own (RFC 8058). */
  readonly stopUrl?: string;
}

/** A notification: a title, a line, and the page that it opens. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** A later one with the same takes the place of an earlier. */
  readonly tag: string;
  /** Wakes a phone that sleeps; what can wait until its owner looks does not. */
  readonly isUrgent: boolean;
}

/** What a message is written with, beside what it is about. */
export interface Writing {
  readonly language: Language;
  /** Public origin, without a trailing slash. */
  readonly siteUrl: string;
  /** Whom to call about a fire, as each language writes the number. */
  readonly reportPhone: Bilingual;
  readonly sender: Sender;
}

/** The agency, as a letter names it (Canada's anti-spam law): its address on one line, and where to write to it. */
export interface Sender {
  readonly address: string;
  readonly email: string;
}

/** One kind of message: what it is about, and its words by channel. */
export interface MessageKind<About = never> {
  readonly about: z.ZodType<About>;
  readonly mail?: (about: About, writing: Writing) => Mail;
  readonly sms?: (about: About, writing: Writing) => string;
  readonly push?: (about: About, writing: Writing) => Notice;
}

/** Says a kind's own words to what was kept for it; null where that is no longer readable, or the channel has none. */
export interface WrittenKind {
  mail(about: unknown, writing: Writing): Mail | null;
  sms(about: unknown, writing: Writing): string | null;
  push(about: unknown, writing: Writing): Notice | null;
}

export type MessageKinds = Readonly<Record<string, WrittenKind>>;

export function messageKind<About>({ about: schema, mail, sms, push }: MessageKind<About>): WrittenKind {
  const said = <T>(write: ((about: About, writing: Writing) => T) | undefined) => {
    return (about: unknown, writing: Writing): T | null => {
      const read = schema.safeParse(about);
      return write && read.success ? write(read.data, writing) : null;
    };
  };
  return { mail: said(mail), sms: said(sms), push: said(push) };
}
