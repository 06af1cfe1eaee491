import { Button, type ButtonProps, EmptyState, PageHeader, Tabs } from "@toran/ui";
import { FileUp } from "lucide-react";
import { when } from "mobx";
import { observer } from "mobx-react-lite";
import { Suspense, useEffect, useState } from "react";
import { AppLink } from "@/lib/app-link";
import { OnItsWay } from "@/lib/load";
import { usePageName } from "@/lib/use-page-title";
import { paths } from "@/navigation/paths";
import { latePart } from "@/stores/late-part";
import { useOwnTable } from "@/stores/use-own-table";
import { useStores } from "@/stores/use-stores";
import { StudentWork } from "./bulk/student-work";
import { useMayChange } from "../use-may-change";
import { InviteButton } from "./invited/invite-button";
import { StudentExport } from "./list/student-export";
import { SavedViews } from "./list/saved-views";
import { StudentList } from "./list/student-list";
import { StudentListStore } from "./list/student-list-store";
import { documentsTab, type StudentTab, tabs } from "./list/student-view";
import { TabCounts } from "./list/tab-counts";
import { useStudentView } from "./list/use-student-view";

const titles: Record<StudentTab, string> = {
  everyone: "Everyone",
  placed: "Placed",
  "not-placed": "Not placed",
  invited: "Invited",
};
const shown = [
  ...tabs.filter((tab) => tab !== "invited").map((tab) => ({ value: tab, label: titles[tab] })),
  { value: documentsTab, label: "Documents to review" },
  { value: "invited", label: titles.invited },
] as const;

const WaitingDocuments = latePart(() =>
  import("./documents/waiting-documents").then((m) => m.WaitingDocuments),
);

/** Every student of the college: who stands where, and what is done with many at once. */
export const StudentsScreen = observer(function StudentsScreen() {
  const { calls, feedback, po } = useStores();
  const place = useStudentView();
  const tab = place.documents ? documentsTab : place.view.tab;
  usePageName(tab === "everyone" ? undefined : shown.find(({ value }) => value === tab)?.label);
  const own = useOwnTable("students");
  const [{ list, counts, work, changed }] = useState(() => {
    const students = new StudentListStore(async (query, options) =>
      (await calls.po()).students.list({ query }, options),
    );
    const ofTabs = new TabCounts(calls);
    const again = async () => {
      await students.refresh();
      await ofTabs.load();
    };
    const done = new StudentWork({ calls, feedback, list: students.call, changed: again });
    return { list: students, counts: ofTabs, work: done, changed: again };
  });
  // A database that does one thing at a time would count before it reads what is looked at.
  useEffect(
    () =>
      when(
        () => list.state !== "loading",
        () => void counts.load(),
      ),
    [list, counts],
  );
  const everyone = counts.of("everyone");
  // The sidebar tells the same number.
  useEffect(() => {
    if (everyone !== undefined) po.sizes.set({ ...po.sizes.value, students: everyone });
  }, [po, everyone]);
  return (
    <>
      <PageHeader
        title="Students"
        count={everyone}
        actions={
          <>
            <Button asChild intent="quiet">
              <AppLink href={paths.po.messages}>Messages</AppLink>
            </Button>
            {!place.documents && <StudentExport list={list} {...own} />}
            <InviteButton onDone={() => void changed()} />
            <ImportButton />
          </>
        }
      />
      <Tabs
        label="Which students"
        tabs={shown.map((each) => ({ ...each, count: counts.of(each.value) }))}
        value={tab}
        onValueChange={(next) =>
          next === documentsTab ? place.toDocuments() : place.change({ tab: next })
        }
        className="flex-none px-6"
      />
      {place.documents ? (
        <Suspense fallback={<OnItsWay toEdges />}>
          <WaitingDocuments counts={counts} />
        </Suspense>
      ) : (
        <StudentList
          label="Students"
          list={list}
          work={work}
          place={place}
          empty={<NobodyYet tab={place.view.tab} />}
          tools={<SavedViews view={place.view} onView={place.change} />}
        />
      )}
    </>
  );
});

const nobodyIn: Record<Exclude<StudentTab, "everyone">, string> = {
  placed: "Nobody is placed yet",
  "not-placed": "Everybody is placed",
  invited: "Nobody is waiting with an invitation",
};

const NobodyYet = ({ tab }: { tab: StudentTab }) =>
  tab === "everyone" ? (
    <EmptyState title="No students yet" action={<ImportButton intent="soft" />}>
      Import the class from a spreadsheet, and everybody is here with their department and marks.
    </EmptyState>
  ) : (
    <EmptyState title={nobodyIn[tab]} />
  );

/** The head of the page has the filled one. */
const ImportButton = observer(function ImportButton({ intent }: Pick<ButtonProps, "intent">) {
  const mayChange = useMayChange();
  if (!mayChange) return null;
  return (
    <Button asChild intent={intent}>
      <AppLink href={paths.po.importClass}>
        <FileUp aria-hidden="true" size={16} strokeWidth={1.75} />
        Import students
      </AppLink>
    </Button>
  );
});
