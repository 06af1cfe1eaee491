import type { Deps } from "../../../deps";
import { said } from "../../../http/implement";
import { collegeIdOf } from "../../accounts/signed-in";
import { record } from "../../audit/record";
import { invitedAmong } from "../invitations";
import { type BulkAsking, chosenStudents, judged, noneAble, requireExpected } from "./bulk";
import { invitePeople } from "./invited";

/** Mails an invitation to students whom a class list has brought without one; a dry run stops before the first is sent. */
export const inviteChosen = (deps: Deps, asking: Omit<BulkAsking<unknown>, "body">) =>
  deps.db.transaction(async (tx) => {
    const { user, query } = asking;
    const chosen = await chosenStudents(tx, user, query);
    const ids = chosen.map(({ id }) => id);
    const invited = new Set(await invitedAmong(tx, ids));
    const { results, able } = judged(chosen, ({ id, accountStatus }) => {
      if (accountStatus !== "INVITED") return "They have joined already.";
      return invited.has(id)
        ? "They were invited already. Send it again under “Invited”."
        : undefined;
    });
    if (query.dryRun) return { results };
    if (!able.length) throw noneAble({ results }, chosen);
    requireExpected(query, able.length);
    const people = able.map(({ id: userId, ...told }) => ({ ...told, userId }));
    await invitePeople(tx, deps, collegeIdOf(user), people);
    const deed = { action: "students.invite", after: { students: able.length } } as const;
    await record(tx, asking, deed, deps.now());
    const many = able.length === 1 ? "1 invitation is" : `${able.length} invitations are`;
    return said({ results }, `${many} on the way.`);
  });
