import { Button, EmptyState, PageHeader } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { AppLink } from "@/lib/app-link";
import { ListTabs } from "@/lib/list-tabs";
import { paths } from "@/navigation/paths";
import { useMayChange } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";
import { CandidateList } from "./candidate-list";
import { type CandidateTab, tabs, useCandidateView } from "./student-view";

const titles: Record<CandidateTab, string> = { all: "All students", bookmarked: "Bookmarked" };

/** Students of connected colleges who let companies see them, and those of them who are bookmarked. */
export const StudentsScreen = observer(function StudentsScreen() {
  const view = useCandidateView();
  const { tab, change } = view;
  return (
    <>
      <PageHeader
        title="Students"
        context="Of the colleges you are connected to, and as far as each student lets companies see them."
      />
      <ListTabs label="Which students" tabs={tabs} titles={titles} tab={tab} change={change} />
      <CandidateList view={view} empty={tab === "bookmarked" ? <NoBookmarks /> : <Nobody />} />
    </>
  );
});

const NoBookmarks = observer(function NoBookmarks() {
  const mayBookmark = useMayChange("hr");
  return (
    <EmptyState
      title="No bookmarks yet"
      action={
        <Button intent="secondary" asChild>
          <AppLink href={paths.hr.students}>Find students</AppLink>
        </Button>
      }
    >
      {mayBookmark
        ? "Bookmark a student in the list or on their page, and you and your colleagues find them here."
        : "Students whom your colleagues bookmark stand here."}
    </EmptyState>
  );
});

const Nobody = observer(function Nobody() {
  const { hr } = useStores();
  return (hr.connections.value?.connected ?? 0) > 0 ? (
    <EmptyState title="No students to see yet">
      Students appear here when their college lets you see them, and they open their profile to
      companies.
    </EmptyState>
  ) : (
    <EmptyState
      title="Not connected to a college yet"
      action={
        <Button intent="secondary" asChild>
          <AppLink href={paths.hr.colleges}>Find colleges</AppLink>
        </Button>
      }
    >
      Once a college accepts your request, its students who open their profile to companies stand
      here.
    </EmptyState>
  );
});
