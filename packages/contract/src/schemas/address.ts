import { z } from "zod/mini";
import { limits } from "../limits";
import { moved } from "./account";
import { flag, id, maybe, seen, text } from "./fields";

const postcode = z
  .string({ error: "Write the postal code." })
  .check(
    z.trim(),
    z.regex(/^[A-Za-z0-9][A-Za-z0-9 -]{2,11}$/, "Write a postal code, like 641001."),
  );
const gstinForm = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
/** The last character is made of the others, by which one that was mistyped is told. */
function fits(number: string) {
  const sum = Array.from(number.slice(0, -1)).reduce((before, sign, place) => {
    const value = parseInt(sign, 36) * (1 + (place % 2));
    return before + Math.floor(value / 36) + (value % 36);
  }, 0);
  return ((36 - (sum % 36)) % 36).toString(36).toUpperCase() === number.at(-1);
}
/** The 15 characters of an Indian tax number: state code, PAN, entity, Z, check character. An invoice that bears it never changes. */
export const gstin = z.string().check(
  z.trim(),
  z.toUpperCase(),
  z.regex(gstinForm, "GSTINs have 15 characters, like 33AABCN1234F1Z3."),
  z.refine((number) => !gstinForm.test(number) || fits(number), {
    error: "Check this number: its last character does not fit the others.",
  }),
);

const fields = {
  line1: text("Write the building and street.", 160),
  line2: maybe(text("Write the area.", 160)),
  city: text("Choose a city.", limits.names.city),
  state: text("Choose a state.", 80),
  country: text("Choose a country.", 80),
  postcode,
  /** Needed on invoices of a billing address only. */
  billingName: maybe(text("Write the name for the invoice.", 120)),
  gstin: maybe(gstin),
};
// It stands on tax invoices, and elsewhere codes are written in other ways.
const indian = z.refine<{ country: string; postcode: string }>(
  (given) => given.country !== "India" || /^[1-9]\d{2}[ -]?\d{3}$/.test(given.postcode),
  { error: "Postal codes of India have 6 digits, like 641001.", path: ["postcode"] },
);
export const addressInput = z.object(fields).check(indian);
export const addressEdit = z.object({ ...fields, seen }).check(indian);
export type AddressInput = z.input<typeof addressInput>;

export const addressQuery = z.object({ isBilling: z.optional(flag) });
export const address = z.object({
  id,
  isBilling: z.boolean(),
  line1: z.string(),
  line2: z.nullable(z.string()),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  postcode: z.string(),
  billingName: z.nullable(z.string()),
  gstin: z.nullable(z.string()),
});
export type Address = z.output<typeof address>;
export const officerAddressSaved = z.object({ address, ...moved("PLACEMENT_OFFICER").shape });
