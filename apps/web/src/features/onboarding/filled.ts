type Filled<T> = { [Key in keyof T]: Exclude<T[Key], null> | (null extends T[Key] ? "" : never) };

/** A saved record as a form begins with it: what was never given is an empty field. */
export const filled = <T extends object>(saved: T) =>
  Object.fromEntries(
    Object.entries(saved).map(([name, value]) => [name, value ?? ""]),
  ) as Filled<T>;

/** A web address without the part that the field shows by itself. */
export const withoutScheme = (url: string | null | undefined) =>
  url?.replace(/^https:\/\//, "") ?? "";
