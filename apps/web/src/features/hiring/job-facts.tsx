import type { PostingReview } from "@toran/contract/schemas/posting";
import { DescriptionList } from "@toran/ui";
import { RichText } from "@toran/ui/rich-text";
import { moment } from "./dates";
import { type FileArea, JobFiles } from "./job-files";
import { ctcWords, partsWords, stipendWords } from "./pay";
import { questionWords, roundModeWords, roundWords, typeWords, workplaceWords } from "./words";

type Facts = PostingReview["job"];
interface JobFactsProps {
  job: Facts;
  area: FileArea;
}

/** Everything a job says, as its company, colleges and students read it. */
export function JobFacts({ job, area }: JobFactsProps) {
  const { pay, skills, rounds, attachments } = job;
  const parts = partsWords(pay);
  return (
    <div className="grid gap-8">
      {job.description && (
        <section aria-labelledby="about-job" className="grid gap-2">
          <h2 id="about-job" className="title-lg">
            The job
          </h2>
          <RichText html={job.description} className="max-w-read text-base" />
        </section>
      )}
      <section aria-labelledby="facts" className="grid gap-2">
        <h2 id="facts" className="title-lg">
          In short
        </h2>
        <DescriptionList
          items={[
            { term: "Kind", value: typeWords[job.type] },
            { term: "Function", value: job.function },
            {
              term: "Where",
              value: [job.workplace && workplaceWords[job.workplace], job.locations.join(", ")]
                .filter(Boolean)
                .join(": "),
            },
            {
              term: pay.told?.period === "MONTH" ? "Pay" : "Pay a year",
              value: pay.ctc !== null && ctcWords(pay) + (parts && ` (${parts})`),
            },
            { term: "Stipend a month", value: stipendWords(pay) },
            { term: "Vacancies", value: job.vacancies?.toLocaleString("en-IN") ?? "Not told" },
            {
              term: "Bond",
              value: job.bondMonths
                ? [job.bondMonths === 1 ? "1 month" : `${job.bondMonths} months`, job.bondText]
                    .filter(Boolean)
                    .join(". ")
                : "None",
            },
            { term: "Who may apply", value: job.ruleWords },
            { term: "Why a gender is asked for", value: job.ruleReason },
            {
              term: "Skills",
              value: skills.map(({ name, must }) => (must ? `${name} (must)` : name)).join(", "),
            },
            { term: "Opens", value: job.opensAt && moment(job.opensAt) },
            { term: "Closes", value: job.closesAt && moment(job.closesAt) },
            {
              term: "To answer an offer",
              value: job.replyDays === 1 ? "1 day" : `${job.replyDays} days`,
            },
            {
              term: "Contact",
              value: [job.contactName, job.contactEmail, job.contactPhone]
                .filter(Boolean)
                .join(", "),
            },
          ].filter(({ value }) => value)}
        />
      </section>
      {rounds.length > 0 && (
        <section aria-labelledby="rounds" className="grid gap-2">
          <h2 id="rounds" className="title-lg">
            Rounds
          </h2>
          <ol className="divide-rule divide-y">
            {rounds.map(({ id, title, kind, mode, minutes, venue }, place) => (
              <li key={id} className="flex gap-4 py-2.5">
                <span className="text-ink-3 tnum w-6">{place + 1}</span>
                <span className="font-medium">{title}</span>
                <span className="text-ink-3">
                  {[
                    kind !== "OTHER" && roundWords[kind],
                    roundModeWords[mode],
                    minutes && `${minutes} min`,
                    venue,
                  ]
                    .filter(Boolean)
                    .join(", ")}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {area !== "student" && job.questions.length > 0 && (
        <section aria-labelledby="questions" className="grid gap-2">
          <h2 id="questions" className="title-lg">
            Questions to candidates
          </h2>
          <ol className="divide-rule divide-y">
            {job.questions.map(({ id, label, kind, required, options }) => (
              <li key={id} className="grid gap-0.5 py-2.5">
                <span className="font-medium">{label}</span>
                <span className="text-ink-3">
                  {[questionWords[kind], !required && "may be left out"].filter(Boolean).join(", ")}
                  {options.length > 0 && `: ${options.join(", ")}`}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {attachments.length > 0 && (
        <section aria-labelledby="files" className="grid gap-2">
          <h2 id="files" className="title-lg">
            Files
          </h2>
          <JobFiles files={attachments} area={area} />
        </section>
      )}
      {job.agreement && (
        <section aria-labelledby="agreement" className="grid gap-2">
          <h2 id="agreement" className="title-lg">
            Service agreement
          </h2>
          <p className="max-w-read whitespace-pre-line">{job.agreement}</p>
        </section>
      )}
    </div>
  );
}
