import { expect, test } from "vitest";
import { z } from "zod/mini";
import { addressEdit, addressInput } from "./address";

const given = { line1: "12 Lake Road", city: "Pune", state: "Maharashtra" };
const saysOf = (schema: typeof addressInput | typeof addressEdit, more: object) =>
  z
    .safeParse(schema, { ...given, ...more })
    .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

test.each([addressInput, addressEdit])("a postal code is one of its country", (schema) => {
  const wrong = [["postcode", "Postal codes of India have 6 digits, like 641001."]];
  for (const postcode of ["6410012", "64100", "041001", "SW1A 1AA"])
    expect(saysOf(schema, { country: "India", postcode })).toEqual(wrong);
  for (const postcode of ["641001", "641 001"])
    expect(saysOf(schema, { country: "India", postcode })).toEqual([]);
  expect(saysOf(schema, { country: "United Kingdom", postcode: "SW1A 1AA" })).toEqual([]);
});
