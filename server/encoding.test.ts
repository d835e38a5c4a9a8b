import { expect, it } from "vitest";
import { chooseEncoding } from "./encoding.ts";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["*", "br"],
  ["*, br;q=0", "gzip"],
  ["br;q=0.0", "identity"],
  ["br;q=0.000", "identity"],
  ["br;q=0.1", "br"],
  ["br; q=0 , gzip", "gzip"],
  ["gzip;q=1.0, br;q=1.0", "br"],
  ["GZIP;q=1", "gzip"],
  ["gzip ,BR", "br"],
  ["br", "br"],
  ["gzip;q=0.5, br ", "br"],
  ["brr", "identity"],
  ["xbr, gzip", "gzip"],
  ["*;q=0, gzip", "gzip"],
  ["*, br;q=0, gzip;q=0", "identity"],
  ["*;q=0", "identity"],
  ["gzip;level=1;q=0", "identity"],
  ["zstd", "identity"],
  ["", "identity"],
  [undefined, "identity"],
] as const)("a request with Accept-Encoding %j gets the encoding %s", (accepted, chosen) => {
  expect(chooseEncoding(accepted)).toBe(chosen);
});
