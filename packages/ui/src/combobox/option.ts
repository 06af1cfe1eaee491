export interface ComboboxOption {
  value: string;
  label: string;
  /** A few words at the right, such as a city. */
  detail?: string;
}
