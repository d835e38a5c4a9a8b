import { z } from "zod";
import { isPhoneEmpty, isPhoneNumber, phoneAsTyped } from "#accounts/phone-number.ts";
import { cleanVisible } from "#territory/clean-text.ts";
import { REGIONS } from "#territory/regions.ts";
import { typedText } from "../typed-text.ts";
import { CONTACT_SUBJECTS, MOST_CHARACTERS } from "./contact-subjects.ts";

const MOST_TYPED = 255;
const CODES = REGIONS.map(({ code }) => code);

const optionalPhone = z
  .string()
  .max(MOST_TYPED, "long")
  .default("")
  .transform((typed) => (isPhoneEmpty(typed) ? null : phoneAsTyped(typed)))
  .refine((phone) => phone === null || isPhoneNumber(phone), "phone");

/** Schema of a message to the agency: its fields by name. No words are a reason to reject a message. */
export const contactForm = z.object({
  subject: z.enum(CONTACT_SUBJECTS, "required"),
  message: z
    .string()
    .transform((text) => typedText(text).trim())
    .pipe(z.string().min(1, "required").max(MOST_CHARACTERS, "long")),
  email: z.string().overwrite(cleanVisible).min(1, "required").max(MOST_TYPED, "long").pipe(z.email("email")),
  phone: optionalPhone,
  region: z
    .string()
    .default("")
    .transform((code) => CODES.find((each) => each === code) ?? null),
  /** A field that people never see: only a program, or a browser's autofill, fills it in. */
  website: z.string().max(2_000).default(""),
});
export type ContactForm = z.infer<typeof contactForm>;
