import { randomUUID } from "node:crypto";

export interface Person {
  token: string;
  userId: string;
}
const roots = { po: "placement-officer", hr: "human-resource" };

const json = (person?: Person) => ({
  "content-type": "application/json",
  ...(person && { authorization: `Bearer ${person.token}` }),
});

/** Signs one of the invented people in. */
export async function signIn(
  address: string,
  area: keyof typeof roots,
  email: string,
): Promise<Person> {
  const reply = await fetch(`${address}/api/auth/${roots[area]}/login`, {
    method: "POST",
    headers: json(),
    body: JSON.stringify({ email, password: "lantern-over-the-door" }),
  });
  const { data } = (await reply.json()) as { data: { accessToken: string } };
  const [, claims = ""] = data.accessToken.split(".");
  const { sub } = JSON.parse(Buffer.from(claims, "base64url").toString()) as { sub: string };
  return { token: data.accessToken, userId: sub };
}

/** The conversation with a college or a company of this name. */
export async function theirConversation(address: string, person: Person, name: string) {
  const reply = await fetch(`${address}/api/v1/chat/conversations`, { headers: json(person) });
  const { data } = (await reply.json()) as {
    data: { items: { id: string; other: { name: string } }[] };
  };
  const found = data.items.find(({ other }) => other.name === name);
  if (!found) throw new Error(`There is no conversation with ${name}.`);
  return found.id;
}

export async function send(address: string, person: Person, id: string, body: string) {
  const reply = await fetch(`${address}/api/v1/chat/conversations/${id}/messages`, {
    method: "POST",
    headers: json(person),
    body: JSON.stringify({ clientId: randomUUID(), body }),
  });
  if (!reply.ok) throw new Error(`A message was refused: ${await reply.text()}`);
}
