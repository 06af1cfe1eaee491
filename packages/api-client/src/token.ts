interface Claims {
  sub?: string;
  iat?: number;
  exp?: number;
}

/** Reads what a token says of itself. It is not verified: it serves to compare, never to trust. */
function claims(token: string): Claims {
  try {
    const part = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const read: unknown = JSON.parse(atob(part));
    if (typeof read !== "object" || read === null) return {};
    const { sub, iat, exp } = read as Record<string, unknown>;
    return {
      ...(typeof sub === "string" && { sub }),
      ...(typeof iat === "number" && { iat }),
      ...(typeof exp === "number" && { exp }),
    };
  } catch {
    return {};
  }
}

/** The id of the user a token speaks for, where it can be read. */
export const personOf = (token: string) => claims(token).sub;

/** Whether two tokens may speak for the same person; tokens that cannot be read may. */
export function samePerson(one: string | null, other: string | null) {
  const [a, b] = [one, other].map((token) => (token === null ? undefined : personOf(token)));
  return a === undefined || b === undefined || a === b;
}

/** Whether a token must not take the place of the present one: of the same person, and older. */
export function isOlder(token: string, present: string | null) {
  if (present === null || !samePerson(token, present)) return false;
  const [issued, held] = [claims(token).iat, claims(present).iat];
  return issued !== undefined && held !== undefined && issued < held;
}

/** Whether a token says that its time is over; one that says nothing of it may still be good. */
export function isOver(token: string, now: number) {
  const { exp } = claims(token);
  return exp !== undefined && exp * 1000 <= now;
}
