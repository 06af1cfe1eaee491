export interface NewPerson {
  role: string;
  mode: string;
  accessToken: string;
  user: { email: string };
  /** What a browser would send back, such as the refresh token. */
  cookie: string;
}

/** Somebody who did not exist before and is signed in, at the point of their story that a scenario names. */
export async function newPerson(address: string, scenario: string): Promise<NewPerson> {
  const reply = await fetch(`${address}/dev/scenario`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: scenario }),
  });
  if (!reply.ok) throw new Error(`${scenario}: ${reply.status} ${await reply.text()}`);
  const person = (await reply.json()) as Omit<NewPerson, "cookie">;
  return { ...person, cookie: cookieOf(reply) };
}

/** The cookies that a reply sets, as they are sent back. */
export const cookieOf = (reply: Response) =>
  reply.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
