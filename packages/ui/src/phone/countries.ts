import type { CountryCode } from "libphonenumber-js/min";
import type { PaletteHit } from "../palette/hit";

export type { CountryCode };

/** What this package uses of the phone library, which is loaded when a field is first shown. */
export type PhoneLibrary = Pick<
  typeof import("libphonenumber-js/min"),
  "getCountries" | "getCountryCallingCode" | "parsePhoneNumberFromString" | "AsYouType"
>;

export interface Country extends PaletteHit {
  id: CountryCode;
  /** "+91" */
  detail: string;
}

const known = new Map<string, Country[]>();

/** Every country with a calling code, by name. */
export function countries(library: PhoneLibrary, locale: string): Country[] {
  const all = known.get(locale) ?? sorted(library, locale);
  known.set(locale, all);
  return all;
}

function sorted(library: PhoneLibrary, locale: string): Country[] {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  return library
    .getCountries()
    .map((id) => ({
      id,
      label: names.of(id) ?? id,
      detail: `+${library.getCountryCallingCode(id)}`,
    }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
}

/** Countries that match what is typed, by name, code or number. */
export function matching(all: readonly Country[], typed: string): Country[] {
  const wanted = typed.trim().toLowerCase();
  if (!wanted) return [...all];
  const begins = ({ label }: Country) => label.toLowerCase().startsWith(wanted);
  const found = all.filter(
    ({ id, label, detail }) =>
      label.toLowerCase().includes(wanted) ||
      id.toLowerCase() === wanted ||
      detail.startsWith(wanted.startsWith("+") ? wanted : `+${wanted}`),
  );
  // "Nether" means the Netherlands before the Caribbean Netherlands.
  return [...found.filter(begins), ...found.filter((country) => !begins(country))];
}
