import { z } from "zod";

/** What stays sealed of a message: its words, and whoever wrote them. */
export const keptMessage = z.object({
  message: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  region: z.string().nullable(),
});
export type KeptMessage = z.infer<typeof keptMessage>;
