import type { Candidate } from "@toran/contract/schemas/application";
import { Button, Dialog } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useState } from "react";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { StudentAvatar } from "@/stores/student-avatar";
import { useStores } from "@/stores/use-stores";
import { dayOf } from "../dates";
import { payInShort } from "../pay";
import type { NamedPlace } from "./moves";

interface CompareDialogProps {
  ids: readonly string[];
  stages: readonly NamedPlace[];
  onOpen: (id: string) => void;
  onClose: () => void;
}

const candidates = (many: number) => (many === 1 ? "1 candidate" : `${many} candidates`);

/** Up to four candidates side by side, as the company knows them. */
export const CompareDialog = observer(function CompareDialog(props: CompareDialogProps) {
  const { ids, stages, onOpen, onClose } = props;
  const { calls } = useStores();
  const [found] = useState(
    () =>
      new Loadable<{ items: Candidate[] }>(async () =>
        (await calls.hr()).applications.compare({ query: { ids: [...ids] } }),
      ),
  );
  useEffect(() => void found.load(), [found]);
  const there = found.value?.items.length ?? ids.length;
  const gone = ids.length - there;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={`Compare ${candidates(there)}`}
      description={
        gone > 0 && `${candidates(gone)} you chose ${gone === 1 ? "is" : "are"} not there any more.`
      }
    >
      <Load of={found}>
        {({ items }) => (
          <Comparison
            items={ids.flatMap((id) => items.find((each) => each.id === id) ?? [])}
            stages={stages}
            onOpen={onOpen}
          />
        )}
      </Load>
    </Dialog>
  );
});

type Row = [what: string, of: (candidate: Candidate) => ReactNode];

function Comparison({
  items,
  stages,
  onOpen,
}: Pick<CompareDialogProps, "stages" | "onOpen"> & { items: Candidate[] }) {
  const rows: Row[] = [
    ["College", ({ college }) => college.name],
    ["Department", ({ department }) => department],
    ["CGPA", ({ cgpa }) => cgpa?.toFixed(2)],
    [
      "Skills asked for",
      (each) => each.skillsAsked > 0 && `${each.skillsHad} of ${each.skillsAsked}`,
    ],
    ["Your rating", ({ rating }) => rating !== null && `${Number(rating.toFixed(1))} of 4`],
    ["Stage", ({ stage }) => stages.find(({ id }) => id === stage)?.title],
    ["Applied", ({ submittedAt }) => dayOf(submittedAt)],
    ["Offer", ({ offer }) => offer && payInShort(offer)],
  ];
  return (
    <div className="overflow-x-auto pb-3">
      <table className="w-full table-fixed">
        <caption className="sr-only">The candidates side by side</caption>
        <thead>
          <tr className="border-rule border-b align-top">
            <td className="w-32">
              <span className="sr-only">What</span>
            </td>
            {items.map(({ id, studentName, picture }) => (
              <th key={id} scope="col" className="min-w-32 px-3 pb-3 text-start font-medium">
                {/* No line of text: beside initials a picture would stand on another one, and push its name down. */}
                <span className="flex">
                  <StudentAvatar size="md" name={studentName} picture={picture} />
                </span>
                <span className="mt-1.5 block wrap-anywhere">{studentName}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-rule divide-y">
          {rows.map(([what, of]) => (
            <tr key={what} className="align-top">
              <th scope="row" className="text-ink-3 py-2.5 text-start font-normal">
                {what}
              </th>
              {items.map((candidate) => (
                <td key={candidate.id} className="tnum px-3 py-2.5 wrap-anywhere">
                  {of(candidate) || <span className="text-ink-3">–</span>}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <td>
              <span className="sr-only">The application</span>
            </td>
            {items.map(({ id, studentName }) => (
              <td key={id} className="px-3 pt-3">
                <Button
                  size="sm"
                  intent="secondary"
                  aria-label={`Open ${studentName}`}
                  onClick={() => onOpen(id)}
                >
                  Open
                </Button>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
