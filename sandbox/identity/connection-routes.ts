import { Hono } from "hono";
import { z } from "zod";
import type { People, Person } from "./people.ts";

interface Needed {
  readonly people: People;
  readonly write: (person: Person, about: "verify" | "reset") => Promise<void>;
}

const newcomer = z.object({
  email: z.email(),
  password: z.string().min(8),
  given_name: z.string().default(""),
  family_name: z.string().default(""),
  user_metadata: z.object({ locale: z.enum(["fr", "en"]).default("fr") }).default({ locale: "fr" }),
});
const whose = z.object({ email: z.string() }).catch({ email: "" });

/** Routes of Auth0's database connection that anyone can call: sign-up and password reset without screens. */
export function connectionRoutes({ people, write }: Needed): Hono {
  const app = new Hono();

  app.post("/signup", async (c) => {
    const read = newcomer.safeParse(await c.req.json().catch(() => null));
    if (!read.success) return c.json({ code: "invalid_signup", description: "Invalid sign up" }, 400);
    const { user_metadata, ...given } = read.data;
    if (people.byEmail(given.email))
      return c.json({ code: "invalid_signup", description: "Invalid sign up" }, 400);
    const person = await people.add({ ...given, locale: user_metadata.locale });
    await write(person, "verify");
    return c.json({ _id: person.user_id.split("|")[1], email: person.email, email_verified: false });
  });

  app.post("/change_password", async (c) => {
    const { email } = whose.parse(await c.req.json().catch(() => null));
    const person = people.byEmail(email);
    if (person) await write(person, "reset");
    return c.text("We've just sent you an email to reset your password.");
  });

  return app;
}
