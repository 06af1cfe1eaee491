import { eq } from "drizzle-orm";
import type { SignedIn } from "../../modules/accounts/signed-in";
import { type User, users } from "../../modules/accounts/tables";
import { decidePosting } from "../../modules/hiring/jobs/review";
import { sendJob } from "../../modules/hiring/jobs/send";
import { applications } from "../../modules/hiring/applications/tables";
import { answerOffer } from "../../modules/hiring/offers/answer";
import { postings } from "../../modules/hiring/tables";
import type { Executor } from "../database";
import { one } from "../one";
import { applyAll, bringForward, offerFleet } from "./candidates";
import { addChatOf } from "./chats";
import { addClassPortfolios } from "./class-portfolios";
import { addPaidPlan, finalYears } from "./college";
import { personName } from "./names";
import { type OtherCollege, openProfiles } from "./other-colleges";
import type { HangPortraits } from "./portraits";
import { addSkills } from "./skills";
import { stillLooking } from "./still-looking";
import { addFinalYear } from "./students";
import { addPerson, asSignedIn } from "./world";

/** How many of each department have come to the platform, by the place of their college. */
const classes = [
  [60, 40],
  [45, 25],
];
/** The demo college and its people have the first names. */
const before = 700;

interface Classes {
  recruiter: User;
  posting: string;
  colleges: OtherCollege[];
  hang: HangPortraits;
}

/** Lets one job be seen by other colleges of its company too, each with a class, an officer and candidates. */
export async function addOtherClasses(
  tx: Executor,
  { recruiter, posting, colleges, hang }: Classes,
  now: Date,
) {
  const company = asSignedIn(recruiter);
  const own = eq(postings.id, posting);
  const { jobId } = await one(
    tx.select({ jobId: postings.jobId }).from(postings).where(own),
    "The posting",
  );
  for (const [n, college] of colleges.entries()) {
    const officer = await addClass(tx, college, n, now);
    await hang(tx, college.id, now);
    const { sent } = await sendJob(tx, company, jobId, { collegeIds: [college.id] }, now);
    if (!sent[0]) throw new Error("An invented job was not sent to another college.");
    await decidePosting(tx, asSignedIn(officer), sent[0].id, { command: "APPROVE" }, now);
    await addChatOf(tx, { officer, recruiter, n }, now);
    await addCandidatesOf(tx, { company, collegeId: college.id, posting: sent[0].id }, now);
  }
}

/** The final year of two departments, and the officer who looks after it. */
async function addClass(tx: Executor, college: OtherCollege, n: number, now: Date) {
  const { id: collegeId, name, domain } = college;
  await addPaidPlan(tx, collegeId, now);
  const there = finalYears.slice(0, 2).map((each, place) => ({
    ...each,
    students: classes[n]?.[place] ?? 0,
  }));
  await addFinalYear(tx, {
    collegeId,
    college: name,
    domain,
    graduationYear: now.getUTCFullYear() + 1,
    now,
    departments: there,
    after: before + n * 200,
  });
  await addSkills(tx, collegeId, now);
  await addClassPortfolios(tx, collegeId, undefined, now);
  await openProfiles(tx, collegeId, now);
  return addPerson(
    tx,
    {
      role: "PLACEMENT_OFFICER",
      email: `placements@${domain}`,
      ...personName(n + 1),
      mode: "DASHBOARD",
      designation: "Placement officer",
      collegeId,
    },
    now,
  );
}

interface Sent {
  company: SignedIn;
  collegeId: string;
  posting: string;
}

/** Who is still looking there applies; one who came far has said yes to an offer. */
async function addCandidatesOf(tx: Executor, { company, collegeId, posting }: Sent, now: Date) {
  const looking = [
    ...(await stillLooking(tx, collegeId, "Computer Science")),
    ...(await stillLooking(tx, collegeId, "all else")),
  ];
  const ids = await applyAll(tx, looking, posting, now);
  await bringForward(tx, company, ids, now);
  // The first of a class has told no skills.
  const [, second] = ids;
  if (!second) return;
  const { id } = await offerFleet(tx, company, second, now);
  const [chosen] = await tx
    .select({ user: users })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.studentId))
    .where(eq(applications.id, second));
  if (chosen) await answerOffer(tx, asSignedIn(chosen.user), id, { command: "ACCEPT" }, now);
}
