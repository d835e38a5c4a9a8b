import { HtmlValidate, type Message } from "html-validate";
import { inject } from "vitest";
import { expect, PERSON, test } from "../support/browse.ts";
import { withExample } from "../support/examples.ts";
import { PAGES } from "../support/screens.ts";
import { sampled } from "../support/soak.ts";

const SOME_PAGES = sampled(import.meta.filename, PAGES, 4);

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard"],
});

test.for(SOME_PAGES)("$path is valid HTML by the standard", async ({ path, language }) => {
  const origin = inject("summer");
  const answer = await fetch(origin + (await withExample(origin, path)), {
    headers: { "user-agent": PERSON, cookie: `vigie-langue=${language}` },
  });
  const { results } = await validator.validateString(await answer.text());
  const lineOf = ({ ruleId, message, selector }: Message) => `${ruleId}: ${message} (${selector})`;
  expect(results.flatMap(({ messages }) => messages.map(lineOf))).toEqual([]);
});
