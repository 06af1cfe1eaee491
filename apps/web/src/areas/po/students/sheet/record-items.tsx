import { scoreWords } from "@toran/contract/scales";
import { isFailure } from "@toran/api-client/failure";
import type { SectionName, StoredFile } from "@toran/contract/schemas/portfolio";
import type { StudentSheet } from "@toran/contract/schemas/student-sheet";
import { Button } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { EvidenceBadge, type EvidenceBadgeProps } from "@/features/evidence/evidence-badge";
import { useStores } from "@/stores/use-stores";
import { useMayChange } from "../../use-may-change";
import { RecordFile } from "./record-file";

interface Item {
  id: string;
  section: SectionName;
  title: string;
  detail: string;
  version: number;
  backing: EvidenceBadgeProps["of"];
  file: StoredFile | null;
}

const joined = (...parts: (string | number | null | false | undefined)[]) =>
  parts.filter(Boolean).join(", ");

/** What of a portfolio an office can vouch for, section by section. */
export const itemsOf = ({ education, projects, experiences, achievements }: StudentSheet) => [
  {
    title: "Education",
    items: education.map((item): Item => {
      const { course, institution, score, scoreScale, endYear } = item;
      const mark = score !== null && scoreWords(score, scoreScale);
      const detail = joined(course && institution, mark, endYear);
      return { ...partsOf("education", item), title: course ?? institution, detail };
    }),
  },
  {
    title: "Experience",
    items: experiences.map((item): Item => {
      const detail = joined(item.organisation, item.city);
      return { ...partsOf("experiences", item), title: item.title, detail };
    }),
  },
  {
    title: "Projects",
    items: projects.map((item): Item => {
      const detail = joined(item.role, item.skills.join(", "));
      return { ...partsOf("projects", item), title: item.title, detail };
    }),
  },
  {
    title: "Achievements",
    items: achievements.map((item): Item => {
      return { ...partsOf("achievements", item), title: item.title, detail: item.issuer ?? "" };
    }),
  },
];

type Stored = EvidenceBadgeProps["of"] & Pick<Item, "id" | "version" | "file">;
const partsOf = (section: SectionName, stored: Stored) => {
  const { id, version, file, evidence, verifiedAt, sentBack } = stored;
  return { id, section, version, file, backing: { evidence, verifiedAt, sentBack } };
};

interface RecordItemsProps {
  items: readonly Item[];
  onChecked: () => void;
}

/** Items of a portfolio with what backs them; the office vouches for each, or takes that back. */
export const RecordItems = ({ items, onChecked }: RecordItemsProps) => (
  <ul className="divide-rule divide-y">
    {items.map((item) => (
      <Row key={item.id} item={item} onChecked={onChecked} />
    ))}
  </ul>
);

const Row = observer(function Row({ item, onChecked }: { item: Item; onChecked: () => void }) {
  const { id, section, title, detail, version, backing, file } = item;
  const { calls } = useStores();
  const mayChange = useMayChange();
  const [busy, setBusy] = useState(false);
  const verified = backing.evidence === "OFFICER_VERIFIED";
  async function check() {
    setBusy(true);
    const body = { section, verified: !verified, version };
    const reply = await (await calls.po()).evidence.vouch({ params: { id }, body });
    setBusy(false);
    // What was changed meanwhile is shown as it is now.
    if (!isFailure(reply) || reply.status === 409) onChecked();
  }
  return (
    <li className="grid gap-1 py-2.5 first:pt-0">
      <p className="font-medium wrap-anywhere">{title}</p>
      {detail && <p className="text-ink-2 wrap-anywhere">{detail}</p>}
      {file && (
        <p className="text-ink-2">
          <RecordFile file={file} />
        </p>
      )}
      {backing.sentBack && <p className="text-ink-2 wrap-anywhere">{backing.sentBack.reason}</p>}
      <p className="flex flex-wrap items-center gap-3">
        <EvidenceBadge of={backing} toVisitors plain />
        {mayChange && (
          <Button size="sm" intent="link" busy={busy} onClick={() => void check()}>
            {verified ? "Take back" : "Verify"}
            <span className="sr-only">{` ${title}`}</span>
          </Button>
        )}
      </p>
    </li>
  );
});
