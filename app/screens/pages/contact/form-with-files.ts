import { z } from "zod";
import { type LookedFile, refusedFiles } from "#intake/contact/contact-files.ts";
import { contactForm } from "#intake/contact/contact-form.ts";

/** Schema of the form in the browser, with the checked properties of each file. */
export const formWithFiles = contactForm.extend({
  files: z.array(z.custom<LookedFile>()).refine((files) => refusedFiles(files).length === 0, "files"),
});
export type FormWithFiles = z.infer<typeof formWithFiles>;
