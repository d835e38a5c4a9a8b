import { z } from "zod";

/** Encrypted content of a message: its text and its sender. */
export const storedMessage = z.object({
  message: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  region: z.string().nullable(),
});
export type StoredMessage = z.infer<typeof storedMessage>;
