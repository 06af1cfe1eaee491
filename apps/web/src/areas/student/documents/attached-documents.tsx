import type { Achievement, Education, StoredFile } from "@toran/contract/schemas/portfolio";
import { Button, EmptyState } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { EvidenceBadge, type EvidenceBadgeProps } from "@/features/evidence/evidence-badge";
import { together } from "@/lib/loaded";
import { AppLink } from "@/lib/app-link";
import { fileSize } from "@/lib/file-problem";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { useLastingFileLink } from "@/stores/use-file-link";

interface Attached {
  id: string;
  title: string;
  /** Where the item is written, open. */
  href: string;
  backing: EvidenceBadgeProps["of"];
  file: StoredFile;
}

const sectionPath = (section: string) => paths.student.edit.replace("*", section);

function attachedTo([education, achievements]: [Education[], Achievement[]]): Attached[] {
  const found = [
    ...education.map((item) => ({
      item,
      title: [item.course ?? item.board, item.institution].filter(Boolean).join(", "),
      section: "education",
    })),
    ...achievements.map((item) => ({
      item,
      title: item.title,
      section: "achievements",
    })),
  ];
  return found.flatMap(({ item, title, section }) => {
    const { id, file } = item;
    return file ? [{ id, title, href: `${sectionPath(section)}#${id}`, backing: item, file }] : [];
  });
}

/** The documents that go with items of the portfolio, and how far each item is backed. */
export const AttachedDocuments = observer(function AttachedDocuments() {
  const { calls } = useStores();
  const [all] = useState(
    () =>
      new Loadable(async () => {
        const { sections } = await calls.student();
        return together(sections.education.list(), sections.achievements.list());
      }),
  );
  useEffect(() => void all.load(), [all]);
  return <Load of={all}>{(lists) => <List of={attachedTo(lists)} />}</Load>;
});

const List = ({ of }: { of: readonly Attached[] }) =>
  of.length === 0 ? (
    <EmptyState
      title="No mark sheets or certificates"
      action={
        <Button asChild intent="secondary">
          <AppLink href={sectionPath("education")}>Go to your education</AppLink>
        </Button>
      }
    >
      Attach one to a degree or an achievement, and it counts for more.
    </EmptyState>
  ) : (
    <ul className="divide-rule divide-y" aria-label="Attached documents">
      {of.map((each) => (
        <Row key={each.id} of={each} />
      ))}
    </ul>
  );

function Row({ of: { title, href, backing, file } }: { of: Attached }) {
  const url = useLastingFileLink(file.key);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 first:pt-0">
      <div className="min-w-60 flex-1">
        <AppLink href={href} className="font-medium wrap-anywhere hover:underline">
          {title}
        </AppLink>
        <p className="text-ink-3 text-sm wrap-anywhere">
          {url ? (
            <a href={url} target="_blank" rel="noreferrer" className="link">
              {file.name}
            </a>
          ) : (
            file.name
          )}
          , {fileSize(file.bytes)}
        </p>
        {backing.sentBack && (
          <p className="mt-1 text-sm wrap-anywhere">
            {backing.sentBack.reason}{" "}
            <AppLink href={href} className="link" aria-label={`Change it: ${title}`}>
              Change it
            </AppLink>
          </p>
        )}
      </div>
      <EvidenceBadge of={backing} />
    </li>
  );
}
