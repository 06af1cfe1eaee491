import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { staffOf } from "../accounts/profile";
import type { SignedIn } from "../accounts/signed-in";
import { notify } from "../notifications/notify";
import type { Own } from "./standing";
import type { Status } from "./transitions";

interface Shown {
  id: string;
  status: Status;
  initiatedBy: Own["side"];
  message: string | null;
  college: { id: string; name: string };
  company: { id: string; name: string };
}

const asked = (name: string) => `${name} asks to connect with you`;
const leaveChanged = (name: string) => `${name} has changed what your company may do`;
const told: Partial<Record<Status, (name: string) => string>> = {
  APPROVED: (name) => `You are connected with ${name}`,
  REJECTED: (name) => `${name} has declined your request to connect`,
  DISCONNECTED: (name) => `${name} has ended the connection`,
};

/** Tells the people of the other side; of a request taken back, and of being blocked, nobody is told. */
export async function noticeOfConnection(
  tx: Executor,
  deps: Deps,
  { own, user, leave }: { own: Own; user: SignedIn; leave?: boolean },
  connection: Shown,
) {
  const { id, status, college, company, message } = connection;
  const fromCollege = own.side === "COLLEGE";
  const title = leave ? leaveChanged : status === "PENDING" ? asked : told[status];
  if (!title) return;
  const people = await staffOf(
    tx,
    fromCollege ? { companyId: company.id } : { collegeId: college.id },
  );
  await notify(tx, deps, {
    to: people.map((person) => person.id),
    type: status === "PENDING" ? "connection.requested" : "connection.answered",
    title: title(fromCollege ? college.name : company.name),
    body: status === "PENDING" ? (message ?? "") : "",
    link: fromCollege ? `/hr/colleges/${college.id}` : `/po/companies/${company.id}`,
    actor: `${user.firstName} ${user.lastName}`.trim(),
    entity: { type: "connection", id },
  });
}
