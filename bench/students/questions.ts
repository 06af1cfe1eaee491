import { getter } from "../measure/get";
import { newPerson } from "../measure/new-person";

export const officers = "/api/v1/placement-officer";

const json = { "content-type": "application/json" };

export interface Officer {
  email: string;
  collegeId: string;
}

export interface Window {
  data: { items: { id: string }[]; next: string | null };
}

/** A new college with its officer. */
export async function newOfficer(address: string): Promise<Officer> {
  const made = await newPerson(address, "officer-ready");
  const headers = { authorization: `Bearer ${made.accessToken}` };
  const { data } = await told<{ data: { data: { collegeId: string } } }>(
    await fetch(`${address}${officers}/user-data`, { headers }),
  );
  return { email: made.user.email, collegeId: data.data.collegeId };
}

/** What an officer sends with each call, good for ten minutes. */
export async function signedIn(address: string, { email }: Officer) {
  const body = JSON.stringify({ email, password: "lantern-over-the-door" });
  const { data } = await told<{ data: { accessToken: string } }>(
    await fetch(`${address}/api/auth/placement-officer/login`, {
      method: "POST",
      headers: json,
      body,
    }),
  );
  return { ...json, authorization: `Bearer ${data.accessToken}` };
}

/** What was answered; a refusal ends the measurement. */
export async function told<Answer>(reply: Response) {
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Answer;
}

/** The cursor of a window far down the list. */
async function deepCursor(list: string, headers: Record<string, string>, windows: number) {
  let next = "";
  for (let at = 0; at < windows; at++) {
    const reply = await fetch(`${list}?limit=100${next && `&next=${next}`}`, { headers });
    next = (await told<Window>(reply)).data.next ?? next;
  }
  return next;
}

/** What is asked of the list, each by what a person would call it. */
export async function questions(
  address: string,
  headers: Record<string, string>,
): Promise<[string, () => Promise<boolean>][]> {
  const list = `${address}${officers}/student-info`;
  const ask = getter(address, headers);
  const students = (query: string) => () => ask(`${officers}/student-info?${query}`);
  const deep = await deepCursor(list, headers, 60);
  return [
    ["first window, by name", students("")],
    ["far down, by name", students(`next=${deep}`)],
    ["by CGPA, the best first", students("sort=-cgpa")],
    ["by department", students("sort=department")],
    ["three filters", students("department=Civil&minCgpa=8&status=ACTIVE")],
    ["with a skill", students("skills=Java&graduationYear=2026")],
    ["three letters searched", students("search=kav")],
    ["one letter searched", students("search=a")],
    ["how many match a filter", students("count=true&department=Civil&minCgpa=8")],
    ["how many match three letters", students("count=true&search=kav")],
    ["health, beside nothing", () => ask("/health/live")],
  ];
}
