import type { Executor } from "../../db/database";
import type { User } from "../accounts/profile";
import { forgetActor, namesInLog } from "../audit/forget";
import { forgetWriter, leaveSentFiles, namesInChats } from "../chat/forget-writer";
import { forgetOfficer } from "../class-imports/forget-officer";
import { dropOwnLists } from "../collections/leave";
import { forgetInConnections } from "../connections/forget";
import { forgetStaff } from "../hiring/forget-staff";
import { nameOf } from "../hiring/who";
import { forgetNameInNotices } from "../notifications/forget-old";
import { forgetViewer } from "../profile/openings";
import { handOverTodos } from "../todos/hand-over";
import { erasures } from "./tables";

/** Takes the name of an officer or an HR user off what stays with their college or company. */
export async function eraseStaff(tx: Executor, person: User, now: Date) {
  const { id, role } = person;
  // Notices know people by name alone, and somebody may have been called otherwise.
  const names = [nameOf(person), ...(await namesInLog(tx, id)), ...(await namesInChats(tx, id))];
  await tx.insert(erasures).values({ at: now, role });
  await handOverTodos(tx, id);
  await dropOwnLists(tx, id);
  await forgetOfficer(tx, id);
  await forgetStaff(tx, id);
  await forgetInConnections(tx, id);
  await forgetWriter(tx, { id });
  await leaveSentFiles(tx, { id });
  await forgetViewer(tx, id);
  for (const name of new Set(names)) await forgetNameInNotices(tx, name);
  await forgetActor(tx, id);
}
