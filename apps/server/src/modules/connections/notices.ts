import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { staffOf } from "../accounts/profile";
import type { SignedIn } from "../accounts/signed-in";
import { notify } from "../notifications/notify";
import { unmailNoticesAbout } from "../notifications/read-about";
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

const leaveChanged = (name: string) => `${name} has changed what your company may do`;
const titles: Partial<Record<Status, (name: string) => string>> = {
  PENDING: (name) => `${name} asks to connect with you`,
  APPROVED: (name) => `You are connected with ${name}`,
  REJECTED: (name) => `${name} has declined your request to connect`,
  DISCONNECTED: (name) => `${name} has ended the connection`,
};

/** What one side is told of what the other did; of a request taken back, and of being blocked, nothing. */
export function connectionNotice(
  reader: Own["side"],
  { status, college, company, message }: Omit<Shown, "id" | "initiatedBy">,
  leave = false,
) {
  const title = leave ? leaveChanged : titles[status];
  const asked = status === "PENDING";
  return (
    title && {
      type: asked ? ("connection.requested" as const) : ("connection.answered" as const),
      title: title(reader === "COMPANY" ? college.name : company.name),
      body: asked ? (message ?? "") : "",
      link: reader === "COMPANY" ? `/hr/colleges/${college.id}` : `/po/companies/${company.id}`,
    }
  );
}

/** Tells the people of the other side, and mails nobody any more of what this overtakes. */
export async function noticeOfConnection(
  tx: Executor,
  deps: Deps,
  { own, user, leave }: { own: Own; user: SignedIn; leave?: boolean },
  connection: Shown,
) {
  const { id, college, company } = connection;
  const [officers, hrs] = await Promise.all([
    staffOf(tx, { collegeId: college.id }),
    staffOf(tx, { companyId: company.id }),
  ]);
  const idsOf = (people: typeof officers) => people.map((person) => person.id);
  // What waits for the morning would tell of how the two stood before.
  if (!leave) await unmailNoticesAbout(tx, idsOf([...officers, ...hrs]), id);
  const toCompany = own.side === "COLLEGE";
  const notice = connectionNotice(toCompany ? "COMPANY" : "COLLEGE", connection, leave);
  if (!notice) return;
  await notify(tx, deps, {
    ...notice,
    to: idsOf(toCompany ? hrs : officers),
    actor: `${user.firstName} ${user.lastName}`.trim(),
    entity: { type: "connection", id },
  });
}
