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

test.each([addressInput, addressEdit])(
  "a tax number is told from one that was mistyped by its last character",
  (schema) => {
    const saidOf = (gstin: string) =>
      saysOf(schema, { country: "India", postcode: "641001", gstin }).map(([, said]) => said);
    for (const gstin of ["27AAPFU0939F1ZV", " 33aabcn1234f1z3", ""])
      expect(saidOf(gstin)).toEqual([]);
    const mistyped = ["Check this number: its last character does not fit the others."];
    for (const gstin of ["27AAPFU0939F1ZU", "27AAPFU0993F1ZV", "33AABCN1234F1Z5"])
      expect(saidOf(gstin)).toEqual(mistyped);
    const form = ["GSTINs have 15 characters, like 33AABCN1234F1Z3."];
    expect(saidOf("27AAPFU0939F1")).toEqual(form);
  },
);
