import type { LookedFile } from "#intake/contact/contact-files.ts";
import type { Received } from "#intake/contact/contact-service.ts";
import { CONTACT_PATH, CONTACT_START_PATH } from "#intake/contact/contact-subjects.ts";
import { HEAD_BYTES } from "#intake/picture-kind.ts";
import type { Language } from "#territory/language.ts";
import { postForm, postJson } from "../../../forms/form/post-json.ts";
import { postProven } from "../../../forms/form/post-proven.ts";
import { startForm } from "../../../forms/form/start-form.ts";
import type { Failure, Typed } from "./contact-step.ts";

/** Returns the properties that decide whether files can be sent. An unreadable file counts as empty. */
export const lookAt = (files: readonly File[]): Promise<readonly LookedFile[]> =>
  Promise.all(
    files.map(async (file) => {
      const { name, size } = file;
      const head = await file
        .slice(0, HEAD_BYTES)
        .arrayBuffer()
        .catch(() => null);
      return head === null
        ? { name, size: 0, head: new Uint8Array() }
        : { name, size, head: new Uint8Array(head) };
    }),
  );

interface Written {
  readonly typed: Typed;
  readonly language: Language;
  readonly files: readonly File[];
  /** Server token with the time at which the form was started; empty if it could not be requested. */
  readonly token: string;
}

export const startMessage = (): Promise<string> => startForm(CONTACT_START_PATH);

/** Sends a message as typed: the server validates it with the browser's schema. @throws {Refused} */
export const sendMessage = ({ typed, language, files, token }: Written): Promise<Received> =>
  postProven((proof) => {
    if (files.length === 0)
      return postJson<Received, Failure>(CONTACT_PATH, { form: typed, language, token, proof });
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...typed, language, token, proof: proof ?? "" }))
      form.set(name, value);
    for (const file of files) form.append("files", file);
    return postForm<Received, Failure>(CONTACT_PATH, form);
  });
