export type { CountryCode } from "./countries";
export { PhoneField, type PhoneFieldProps } from "./phone-field";
