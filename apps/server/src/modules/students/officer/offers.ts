import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../../db/database";
import { externalOffers, students } from "../tables";

const told = sql`(${sql.join(
  [
    externalOffers.company,
    externalOffers.role,
    externalOffers.ctc,
    externalOffers.joiningDate,
    externalOffers.source,
  ],
  sql`, `,
)})`;
const standing = <T>(figure: SQL) =>
  sql<T>`(select ${figure} from ${externalOffers}
    where ${externalOffers.studentId} = ${students.userId} and ${externalOffers.state} <> 'ENDED')`;

/** Derives from their offers who is placed, and the figures that lists show; nothing else writes them. */
export const restateOffers = (tx: Executor, which: SQL) =>
  tx
    .update(students)
    .set({
      placementStatus: standing(sql`case
        when bool_or(${externalOffers.state} = 'ACCEPTED') then 'PLACED'
        when count(*) > 0 then 'OFFERED'
        else 'NOT_PLACED' end`),
      offers: standing(sql`count(*)`),
      bestPackage: standing(sql`max(${externalOffers.ctc})`),
      detailsPending: standing(
        sql`coalesce(bool_or(${externalOffers.state} = 'ACCEPTED' and not ${told} is not null), false)`,
      ),
    })
    .where(which);
