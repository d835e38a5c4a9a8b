import { expect, it } from "vitest";
import { isNotModified } from "./not-modified.ts";

const ETAG = '"abc-br"';

it.each([
  [undefined, false],
  ["", false],
  ["*", true],
  [" * ", true],
  [ETAG, true],
  [`W/${ETAG}`, true],
  [` ${ETAG} `, true],
  [`"other", ${ETAG}`, true],
  [`"other" , W/${ETAG} , "more"`, true],
  ['"other"', false],
  ['"abc"', false],
  [`xW/${ETAG}`, false],
  ['*, "other"', false],
])("a visitor who sends If-None-Match %j has the page already: %s", (sent, has) => {
  expect(isNotModified(sent, ETAG)).toBe(has);
});
