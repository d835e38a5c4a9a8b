import { describe, expect, test } from "vitest";
import { numberBetween, oneOf, readParameters, someOf, trueOrFalse } from "./parameters.server.ts";
import { say } from "./shared-schemas.server.ts";

const texts = say("In English.", "En français.");
const RULES = {
  status: someOf(["new", "out"], { ...texts, schema: {}, example: ["new"] }),
  region: oneOf(["04", "05"], { ...texts, example: "04" }),
  active: trueOrFalse({ ...texts, example: true }),
  lat: numberBetween(44, 63.5, { ...texts, example: 47 }),
};
const read = (query: string) => readParameters(new URLSearchParams(query), RULES);
const refusalOf = (query: string) => {
  try {
    read(query);
  } catch (error) {
    return error;
  }
  return null;
};

test("readParameters parses each parameter by its rule, and leaves missing parameters undefined", () => {
  expect(read("status=new,out&region=05&active=false&lat=46.5")).toEqual({
    status: ["new", "out"],
    region: "05",
    active: false,
    lat: 46.5,
  });
  expect(read("lat=44")).toEqual({ status: undefined, region: undefined, active: undefined, lat: 44 });
});

test("a repeated parameter gives a list of all its values", () => {
  expect(read("lat=44&status=new&status=out").status).toEqual(["new", "out"]);
});

test.each(["utm_source=infolettre", "UTM_Campaign=x&fbclid=a&gclid=b", "mc_cid=1&mc_eid=2&msclkid=3"])(
  "readParameters ignores the tracking parameters of links: %s",
  (tracking) => {
    expect(read(`lat=44&${tracking}`)).toEqual(read("lat=44"));
  },
);

describe("refused parameters", () => {
  test.each([
    ["lat=44&status=burning", "status", "one or more of new or out, separated by commas"],
    ["lat=44&status=new,", "status", "one or more of new or out, separated by commas"],
    ["lat=44&region=4", "region", "04 or 05"],
    ["lat=44&region=04&region=05", "region", "04 or 05"],
    ["lat=44&active=1", "active", "true or false"],
    ["lat=43.9", "lat", "required, a number from 44 to 63.5 with a decimal point"],
    ["lat=46,5", "lat", "required, a number from 44 to 63.5 with a decimal point"],
    ["lat=4.6e1", "lat", "required, a number from 44 to 63.5 with a decimal point"],
    ["lat=NaN", "lat", "required, a number from 44 to 63.5 with a decimal point"],
    ["", "lat", "required, a number from 44 to 63.5 with a decimal point"],
    ["lat=44&statut=new", "statut", "not a parameter here; accepted: status, region, active, lat"],
    ["lat=44&utm=x", "utm", "not a parameter here; accepted: status, region, active, lat"],
    ["lat=44&__proto__=1", "__proto__", "not a parameter here; accepted: status, region, active, lat"],
  ])("readParameters refuses the query '%s' and names the allowed values", (query, name, allowed) => {
    expect(refusalOf(query)).toMatchObject({ code: "bad-parameter", parameters: [{ name, allowed }] });
  });

  test("readParameters reports all refused parameters of a request in one error", () => {
    expect(refusalOf("status=x&foo=1")).toMatchObject({
      parameters: [{ name: "foo" }, { name: "status" }, { name: "lat" }],
    });
  });
});
