import { genderNames } from "@toran/contract/schemas/student";
import type { StudentSheet } from "@toran/contract/schemas/student-sheet";
import { DescriptionList } from "@toran/ui";
import { PhoneLink } from "@toran/ui/phone";
import type { ReactNode } from "react";
import { EmailLink } from "@/lib/email-link";
import { kindWords } from "@/features/documents/kind-words";
import { publishedResumePath } from "@/features/public-profile/published-resume-path";
import { AppLink } from "@/lib/app-link";
import { paths } from "@/navigation/paths";
import type { StudentWork } from "../bulk/student-work";
import { ColourDot } from "../collections/colour";
import { accountWords, calendarDay, day } from "../words";
import { GapYearsChoice } from "./gap-years-choice";
import { OutcomeChoice } from "./outcome-choice";
import { RecordDisputes } from "./record-disputes";
import { RecordFile } from "./record-file";
import { itemsOf, RecordItems } from "./record-items";
import { RecordOffers } from "./record-offers";
import { RecordStrikes } from "./record-strikes";
import { RecordTimeline } from "./record-timeline";

interface RecordPartsProps {
  student: StudentSheet;
  work: StudentWork;
}

/** All an officer sees of one student: how to reach them, where they stand, and how they came there. */
export function RecordParts({ student, work }: RecordPartsProps) {
  const { status, skills, externalOffers, collections, timeline } = student;
  return (
    <div className="mt-4 grid gap-6">
      {status.reason && (
        <p className="text-ink-2">
          {accountWords[status.value].word}
          {status.since && ` since ${day(status.since)}`}
          {status.until && `, lifted on ${day(status.until)}`}: {status.reason}
        </p>
      )}
      <Part title="Facts">
        <DescriptionList items={factsOf(student, work)} />
      </Part>
      {skills.length > 0 && <Part title="Skills">{skills.join(", ")}</Part>}
      {externalOffers.length > 0 && (
        <Part title="Offers">
          <RecordOffers offers={externalOffers} onProven={work.changed} />
        </Part>
      )}
      {student.strikes.all.length > 0 && (
        <Part title="Absences">
          <RecordStrikes student={student} onPardoned={work.changed} />
        </Part>
      )}
      {student.disputes.length > 0 && (
        <Part title="What the student says is wrong">
          <RecordDisputes disputes={student.disputes} />
        </Part>
      )}
      {itemsOf(student).map(
        ({ title, items }) =>
          items.length > 0 && (
            <Part key={title} title={title}>
              <RecordItems items={items} onChecked={work.changed} />
            </Part>
          ),
      )}
      {collections.length > 0 && (
        <Part title="In these lists">
          <ul className="grid gap-1">
            {collections.map(({ id, name, kind, colour }) => (
              <li key={id} className="flex items-center gap-2">
                <ColourDot colour={colour} />
                <AppLink
                  className="link"
                  href={(kind === "ARCHIVE" ? paths.po.archived : paths.po.bookmark).replace(
                    ":id",
                    id,
                  )}
                >
                  {name}
                </AppLink>
                {kind === "ARCHIVE" && <span className="text-ink-3"> (archive)</span>}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title="What happened">
        <RecordTimeline events={timeline} messages={student.messages} work={work} />
      </Part>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="title-lg mb-2">{title}</h3>
    {children}
  </section>
);

const outside = (href: string | null, label: string) =>
  href && (
    <a className="link" href={href} target="_blank" rel="noreferrer">
      {label}
    </a>
  );

const disabilityWords: Record<NonNullable<StudentSheet["disability"]>, string> = {
  YES: "Yes",
  NO: "No",
  UNDISCLOSED: "Not said",
};
const mark = (percent: number | null, year?: number | null) =>
  percent === null ? null : [`${percent}%`, year].filter(Boolean).join(", ");

function factsOf(student: StudentSheet, work: StudentWork) {
  const { marks, gender, disability, category } = student;
  const { email, phone, degree, department, major, graduationYear, cgpa, slug } = student;
  const place = [student.city, student.state, student.country].filter(Boolean).join(", ");
  return [
    { term: "Email", value: <EmailLink address={email} /> },
    { term: "Phone", value: phone && <PhoneLink value={phone} /> },
    { term: "Studies", value: [degree, department, major].filter(Boolean).join(", ") },
    { term: "Batch", value: graduationYear },
    { term: "CGPA", value: cgpa?.toFixed(2) },
    { term: "Semester", value: marks.currentSemester },
    { term: "Active backlogs", value: student.activeBacklogs },
    { term: "All backlogs", value: marks.totalBacklogs },
    { term: "10th", value: mark(marks.tenthPercent, marks.tenthYear) },
    { term: "12th", value: mark(marks.twelfthPercent, marks.twelfthYear) },
    { term: "Diploma", value: mark(marks.diplomaPercent) },
    { term: "Gap years", value: <GapYearsChoice student={student} work={work} /> },
    { term: "Outcome", value: <OutcomeChoice student={student} work={work} /> },
    { term: "Profile", value: `${student.profile}% filled` },
    { term: "Home", value: place },
    { term: "Gender", value: gender && genderNames[gender] },
    { term: "Category", value: category },
    { term: "Disability", value: disability && disabilityWords[disability] },
    { term: "Born", value: student.dateOfBirth && calendarDay(student.dateOfBirth) },
    {
      term: "Document",
      value: student.document.kind && (
        <>
          {`${kindWords[student.document.kind]} ending in ${student.document.numberEnding ?? "–"}`}
          {student.document.file && (
            <>
              {": "}
              <RecordFile file={student.document.file} />
            </>
          )}
        </>
      ),
    },
    {
      term: "Links",
      value: (slug ?? student.linkedinUrl ?? student.githubUrl ?? student.portfolioUrl) && (
        <span className="flex flex-wrap gap-x-4">
          {slug && outside(paths.site.profile.replace("*", slug), "Public profile")}
          {slug && student.resume && outside(publishedResumePath(slug), "Résumé")}
          {outside(student.linkedinUrl, "LinkedIn")}
          {outside(student.githubUrl, "GitHub")}
          {outside(student.portfolioUrl, "Website")}
        </span>
      ),
    },
  ];
}
