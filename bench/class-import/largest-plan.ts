import type { NewPerson } from "../measure/new-person";

const root = "/api/v1/placement-officer";

/** Pays, at the pretend gateway, for the plan that holds the most students, for the college of an officer. */
export async function takeLargestPlan(address: string, { accessToken }: NewPerson) {
  const call = async <T>(method: string, path: string, body?: object) => {
    const reply = await fetch(`${address}${root}/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return ((await reply.json()) as { data: T }).data;
  };
  const plans = await call<{ id: string; students: number }[]>("GET", "plans");
  const [largest] = plans.toSorted((a, b) => b.students - a.students);
  const { id } = await call<{ id: string }>("POST", "billing", { planId: largest?.id });
  await call("POST", `payment/${id}`, {});
}
