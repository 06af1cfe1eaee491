import { collegeDay } from "@toran/contract/calendar/zones";
import type { AddressInput } from "@toran/contract/schemas/address";
import { refused } from "../../http/failures";

/** The states and territories of India by the code that GSTINs begin with. */
const codes: Record<string, string> = {
  "Jammu and Kashmir": "01",
  "Himachal Pradesh": "02",
  Punjab: "03",
  Chandigarh: "04",
  Uttarakhand: "05",
  Haryana: "06",
  Delhi: "07",
  Rajasthan: "08",
  "Uttar Pradesh": "09",
  Bihar: "10",
  Sikkim: "11",
  "Arunachal Pradesh": "12",
  Nagaland: "13",
  Manipur: "14",
  Mizoram: "15",
  Tripura: "16",
  Meghalaya: "17",
  Assam: "18",
  "West Bengal": "19",
  Jharkhand: "20",
  Odisha: "21",
  Chhattisgarh: "22",
  "Madhya Pradesh": "23",
  Gujarat: "24",
  "Dadra and Nagar Haveli and Daman and Diu": "26",
  Maharashtra: "27",
  Karnataka: "29",
  Goa: "30",
  Lakshadweep: "31",
  Kerala: "32",
  "Tamil Nadu": "33",
  Puducherry: "34",
  "Andaman and Nicobar Islands": "35",
  Telangana: "36",
  "Andhra Pradesh": "37",
  Ladakh: "38",
};
/** Nothing for what is no state of India, as also "constructor" is none. */
export const stateCode = (state: string) =>
  Object.hasOwn(codes, state) ? (codes[state] ?? null) : null;

/**
 * Refuses a state of India that there is not, by which no tax can be told, and the tax number of another state than the
 * address has: the invoice would go by the one and name the other.
 */
export function requireOwnState({
  gstin,
  state,
  country,
}: Pick<AddressInput, "gstin" | "state" | "country">) {
  if (country !== "India") return;
  const code = stateCode(state);
  if (!code) throw refused({ state: "Choose the state from the list: invoices are taxed by it." });
  if (gstin && !gstin.startsWith(code))
    throw refused({
      gstin: `GSTINs of ${state} begin with ${code}. Check the number, or the state of the address.`,
    });
}

export interface TaxLine {
  name: "CGST" | "SGST" | "IGST";
  /** In percent. */
  rate: number;
  /** In paise. */
  amount: number;
}

/**
 * The parts of a tax by the place of supply: within one state half goes to the union and half to the state, across
 * states all of it is integrated (Integrated Goods and Services Tax Act 2017, sections 7 and 8).
 */
export function taxLines(tax: number, from: string, to: string): TaxLine[] {
  if (from !== to) return [{ name: "IGST", rate: 18, amount: tax }];
  const half = Math.floor(tax / 2);
  return [
    { name: "CGST", rate: 9, amount: half },
    { name: "SGST", rate: 9, amount: tax - half },
  ];
}

/** The financial year a day lies in, such as "26-27"; it begins in April, by the clock of India. */
export function financialYear(at: Date): string {
  const [calendarYear = 0, month = 0] = collegeDay(at).split("-").map(Number);
  const first = calendarYear - (month < 4 ? 1 : 0);
  return [first, first + 1].map((year) => String(year % 100).padStart(2, "0")).join("-");
}
