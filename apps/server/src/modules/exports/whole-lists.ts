import { api } from "@toran/contract";
import { totalOf } from "@toran/contract/billing-total";
import type { ListedBilling } from "@toran/contract/schemas/billing";
import type { collegeDepartment, infrastructure } from "@toran/contract/schemas/college";
import type { Manager } from "@toran/contract/schemas/manager";
import type { Collection } from "@toran/contract/schemas/student-collection";
import type { todo } from "@toran/contract/schemas/task";
import type { FastifyInstance } from "fastify";
import type { z } from "zod/mini";
import type { Deps } from "../../deps";
import { type Handlers, implement } from "../../http/implement";
import { managerShown, managersOf } from "../accounts/managers";
import { collegeIdOf } from "../accounts/signed-in";
import { billingsOf, listed } from "../billing/listed";
import { planBy } from "../billing/plans";
import type { Kind } from "../collections/find";
import { listCollections } from "../collections/shown";
import { departmentsOf } from "../colleges/college";
import { infrastructureOf, ownerOf } from "../infrastructure/places";
import { listTodos } from "../todos/list";
import { type Cells, dayCell, takeOut, timeCell, whole } from "./take-out";

const yesNo = (so: boolean) => (so ? "YES" : "NO");
const rupees = (paise: number) => paise / 100;

const colleagueCells: Cells<"colleagues", Manager> = {
  firstName: ({ firstName }) => firstName,
  lastName: ({ lastName }) => lastName,
  email: ({ email }) => email,
  designation: ({ designation }) => designation,
  rank: ({ rank }) => rank,
  joined: ({ joined }) => yesNo(joined),
  since: ({ since }) => dayCell(since),
};
const departmentCells: Cells<"departments", z.output<typeof collegeDepartment>> = {
  name: ({ name }) => name,
  code: ({ code }) => code,
  finalYearStudents: ({ finalYearStudents }) => finalYearStudents,
  majors: ({ majors }) => majors.map(({ name }) => name).join("; "),
};
const placeCells: Cells<"places", z.output<typeof infrastructure>> = {
  name: ({ name }) => name,
  kind: ({ kind }) => kind,
  capacity: ({ capacity }) => capacity,
  description: ({ description }) => description,
};
const paymentCells: Cells<"payments", ListedBilling> = {
  createdAt: ({ createdAt }) => dayCell(createdAt),
  paidAt: ({ paidAt }) => dayCell(paidAt ?? null),
  plan: ({ planId }) => planBy(planId)?.name ?? null,
  amount: ({ amount }) => rupees(amount),
  tax: ({ tax }) => rupees(tax),
  total: (billing) => rupees(totalOf(billing)),
  payment: ({ payment }) => payment,
  invoice: ({ invoice }) => invoice?.number ?? null,
};
const todoCells: Cells<"todos", z.output<typeof todo>> = {
  title: ({ title }) => title,
  note: ({ note }) => note,
  status: ({ status }) => status,
  priority: ({ priority }) => priority,
  dueAt: ({ dueAt }) => timeCell(dueAt),
  remindAt: ({ remindAt }) => timeCell(remindAt),
  assignee: ({ assignee }) => assignee,
  from: ({ from }) => from,
  completedAt: ({ completedAt }) => dayCell(completedAt),
};
const collectionCells: Cells<"collections", Collection> = {
  name: ({ name }) => name,
  description: ({ description }) => description,
  colour: ({ colour }) => colour,
  students: ({ students }) => students,
  living: ({ query }) => yesNo(query !== null),
  shared: ({ shared }) => yesNo(shared),
  owner: ({ owner }) => owner,
  updatedAt: ({ updatedAt }) => dayCell(updatedAt),
};

/** Lists that are shown whole, as sheets; what is in each is what the list itself shows to whoever asks. */
export function wholeListRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;
  const ofStaff: Handlers<typeof api.hr.sheets> = {
    colleagues: (asking) =>
      takeOut(deps, "colleagues", {
        ...asking,
        page: async () => {
          const all = await managersOf(db, asking.user);
          return whole(all.map((each) => managerShown(each, asking.user)));
        },
        cells: colleagueCells,
      }),
    places: (asking) =>
      takeOut(deps, "places", {
        ...asking,
        page: async () => whole(await infrastructureOf(db, ownerOf(asking.user))),
        cells: placeCells,
      }),
    todos: (asking) =>
      takeOut(deps, "todos", {
        ...asking,
        page: async () => whole(await listTodos(db, asking.user)),
        cells: todoCells,
      }),
  };
  const listsOf =
    (kind: Kind): Handlers<typeof api.po.sheets>["archive"] =>
    (asking) =>
      takeOut(deps, "collections", {
        ...asking,
        page: async () => whole(await listCollections(db, asking.user, kind)),
        cells: collectionCells,
      });
  implement(app, deps, api.hr.sheets, ofStaff);
  implement(app, deps, api.po.sheets, {
    ...ofStaff,
    departments: (asking) =>
      takeOut(deps, "departments", {
        ...asking,
        page: async () => whole(await departmentsOf(db, collegeIdOf(asking.user))),
        cells: departmentCells,
      }),
    payments: (asking) =>
      takeOut(deps, "payments", {
        ...asking,
        page: async () => whole((await billingsOf(db, collegeIdOf(asking.user))).map(listed)),
        cells: paymentCells,
      }),
    archive: listsOf("ARCHIVE"),
    bookmark: listsOf("BOOKMARK"),
  });
}
