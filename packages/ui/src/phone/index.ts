export type { CountryCode } from "./countries";
export { PhoneField, type PhoneFieldProps } from "./phone-field";
export { PhoneLink, type PhoneLinkProps } from "./phone-link";
