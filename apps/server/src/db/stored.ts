type Stored<T> = {
  [Key in keyof T]-?: undefined extends T[Key] ? Exclude<T[Key], undefined> | null : T[Key];
};

/** A form as its row is stored: a field left empty is null. */
export function stored<T extends object>(given: T): Stored<T> {
  const entries = Object.entries(given).map(([name, value]: [string, unknown]) => [
    name,
    value ?? null,
  ]);
  return Object.fromEntries(entries) as Stored<T>;
}
