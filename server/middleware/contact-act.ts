import type { Logger } from "pino";
import { z } from "zod";
import { contactForm } from "#contact/contact-form.ts";
import type { ContactService } from "#contact/contact-service.ts";
import { CONTACT_PATH } from "#contact/contact-subjects.ts";
import type { RateLimits } from "#database/rate-limits.server.ts";
import { jsonActs } from "../json-acts.ts";
import type { Middleware } from "../visit.ts";

/** Of one address of the network: an office may be behind it. */
const BY_ADDRESS = { name: "contact", most: 60, perSeconds: 3600 };

const question = z.object({ form: contactForm, language: z.enum(["fr", "en"]) });

interface Options {
  readonly contact: ContactService;
  readonly limits: RateLimits;
  readonly siteUrl: string;
  readonly trustedProxies: number;
  readonly log: Logger;
}

/** Takes what the form of the contact page sends by script. */
export const contactAct = ({ contact, ...options }: Options): Middleware =>
  jsonActs({
    ...options,
    limit: BY_ADDRESS,
    acts: new Map([
      [
        CONTACT_PATH,
        {
          question,
          perform: ({ form, language }: z.infer<typeof question>) => contact.send(form, language),
        },
      ],
    ]),
  });
