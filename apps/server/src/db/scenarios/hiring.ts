import type { JobInput } from "@toran/contract/schemas/job";
import { everybody, type Rule } from "@toran/contract/hiring/rule";
import type { SignedIn } from "../../modules/accounts/signed-in";
import type { User } from "../../modules/accounts/tables";
import type { companies } from "../../modules/companies/tables";
import { decidePosting } from "../../modules/hiring/jobs/review";
import { createJob } from "../../modules/hiring/jobs/create";
import { sendJob } from "../../modules/hiring/jobs/send";
import { jobFiles } from "../../modules/hiring/tables";
import type { Executor } from "../database";
import { ago, chat, day, minute } from "./ago";
import { addCandidates } from "./candidates";
import { addClassApplicants } from "./class-applicants";
import { jobTexts } from "./job-texts";
import { givePapers, type Paper } from "./papers";
import { asSignedIn } from "./world";

interface People {
  officer: User;
  recruiter: User;
  /** The student whose log-in is in the README. */
  student: string;
  collegeId: string;
  companies: Pick<typeof companies.$inferSelect, "id" | "contactName" | "contactEmail">[];
  /** What the first job carries. */
  leaflets: Paper[];
}
/** What the first company hands out, by the name of the file. */
export const leafletTexts: [string, string][] = [
  ["life-at-kestrel.pdf", "Life at Kestrel: where you will sit, and who sits beside you."],
  ["service-agreement.pdf", "The agreement that every graduate engineer signs."],
];

const rounds: JobInput["rounds"] = [
  { id: "assessment", kind: "TEST", title: "Assessment", mode: "VIRTUAL", minutes: 90 },
  { id: "interview", kind: "INTERVIEW", title: "Interview", mode: "CAMPUS", minutes: 45 },
];

const job = (
  now: Date,
  more: Partial<JobInput> & Pick<JobInput, "title" | "description">,
): JobInput => ({
  type: "FULL_TIME",
  workplace: "ONSITE",
  locations: ["Bengaluru"],
  rounds,
  rule: everybody,
  closesAt: new Date(now.getTime() + 15 * day).toISOString(),
  replyDays: 14,
  ...more,
});
/** What every department may apply for. */
const forEverybody = [
  {
    title: "Graduate Trainee, Operations",
    description: jobTexts.operations,
    locations: ["Mumbai", "Kochi"],
    pay: { fixed: 640_000, variable: 60_000 },
    vacancies: 20,
  },
  {
    title: "Associate, Medical Devices",
    description: jobTexts.devices,
    locations: ["Hyderabad"],
    pay: { fixed: 810_000 },
    vacancies: 8,
  },
] as const satisfies Parameters<typeof job>[1][];
const marks = (value: number): Rule => ({ all: [{ field: "cgpa", op: "AT_LEAST", value }] });

/** Jobs of three companies at the demo college, with candidates at every stage; gives the postings that have slots. */
export async function addHiring(tx: Executor, people: People, now: Date) {
  const officer = asSignedIn(people.officer);
  const recruiter = asSignedIn(people.recruiter);
  const of = (place: number) => ({ ...recruiter, companyId: people.companies[place]?.id ?? null });
  const open = async (user: SignedIn, given: JobInput, at = now) => {
    const posting = await send(tx, user, given, people, at);
    await decidePosting(tx, officer, posting, { command: "APPROVE" }, at);
    return posting;
  };
  const fleet = await open(
    recruiter,
    job(now, {
      title: "Graduate Software Engineer, Fleet",
      description: jobTexts.fleet,
      pay: { fixed: 1_400_000, variable: 200_000, joiningBonus: 50_000 },
      vacancies: 12,
      skills: ["TypeScript", "SQL", "Python", "Java", "React", "Docker"].map((name, place) => ({
        name,
        must: place === 0,
      })),
      rule: marks(7),
      questions: [],
      attachments: await addLeaflets(tx, recruiter, people.leaflets, now),
    }),
    ago(now, chat.began + 4 * minute),
  );
  await send(
    tx,
    recruiter,
    job(now, {
      title: "Battery Systems Intern",
      type: "INTERNSHIP",
      description: jobTexts.intern,
      locations: ["Pune"],
      pay: { stipend: 35_000 },
      vacancies: 4,
    }),
    people,
    now,
  );
  const analyst = await open(
    of(1),
    job(now, {
      title: "Data Analyst",
      description: jobTexts.analyst,
      workplace: "HYBRID",
      pay: { fixed: 900_000 },
      vacancies: 6,
      skills: [{ name: "SQL", must: true }],
    }),
  );
  await open(
    of(2),
    job(now, {
      title: "Graduate Engineer Trainee",
      description: jobTexts.trainee,
      locations: ["Chennai", "Madurai"],
      pay: { fixed: 720_000 },
      bondMonths: 12,
      bondText: "Leaving earlier costs the training, at most ₹50,000.",
      rule: {
        all: [
          {
            field: "department",
            op: "ONE_OF",
            value: ["Mechanical", "Electrical"],
          },
          { field: "activeBacklogs", op: "AT_MOST", value: 0 },
        ],
      },
    }),
  );
  await open(
    of(1),
    job(now, {
      title: "Data Engineer, Boston",
      description: jobTexts.abroad,
      locations: ["Boston"],
      pay: { currency: "USD", rate: 85, fixed: 72_000, relocation: 4_000 },
      vacancies: 2,
      skills: [
        { name: "SQL", must: true },
        { name: "Python", must: true },
      ],
      rule: marks(8),
    }),
  );
  await addCandidates(tx, recruiter, fleet, people, now);
  for (const turn of [0, 1] as const) {
    const posting = await open(of(3 + turn), job(now, forEverybody[turn]));
    const { collegeId } = people;
    await addClassApplicants(tx, of(3 + turn), { posting, collegeId, turn }, now);
  }
  return { fleet, analyst };
}

async function addLeaflets(tx: Executor, { id, companyId }: SignedIn, papers: Paper[], now: Date) {
  if (!companyId || !papers.length) return [];
  await givePapers(tx, papers, { ownerKind: "company", ownerId: companyId }, now);
  const values = papers.map(({ key }) => ({ key, companyId, uploaderId: id, at: now }));
  const rows = await tx.insert(jobFiles).values(values).returning({ id: jobFiles.id });
  return rows.map((row) => row.id);
}

/** Sends a job to the college; whom to ask about it is the contact of its company. */
async function send(tx: Executor, user: SignedIn, given: JobInput, people: People, now: Date) {
  const { collegeId, companies: all } = people;
  const company = all.find(({ id }) => id === user.companyId);
  const contactName = company?.contactName ?? undefined;
  const contactEmail = company?.contactEmail ?? undefined;
  const created = await createJob(tx, user, { ...given, contactName, contactEmail }, now);
  const { sent } = await sendJob(tx, user, created.job.id, { collegeIds: [collegeId] }, now);
  if (!sent[0]) throw new Error("An invented job was not sent.");
  return sent[0].id;
}
