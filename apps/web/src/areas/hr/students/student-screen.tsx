import type { Bookmark, candidatePage } from "@toran/contract/schemas/candidate";
import { Button, EmptyState } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import type { z } from "zod/mini";
import { publicBadge } from "@/features/evidence/evidence-badge";
import { ProfileBody } from "@/features/public-profile/public-profile";
import { nameOf } from "@/features/public-profile/said";
import { useFetchedFiles } from "@/features/public-profile/use-fetched-files";
import { TodoAbout } from "@/features/todos/todo-about";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { usePageTitle } from "@/lib/use-page-title";
import { collegePath, paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { BookmarkButton } from "./bookmark-sign";
import { useBookmarks } from "./use-bookmarks";

type CandidatePage = z.output<typeof candidatePage>;

/** One student, as they let a company see them. */
export const StudentScreen = observer(function StudentScreen() {
  const { id = "" } = useParams();
  return <OneStudent key={id} id={id} />;
});

const OneStudent = observer(function OneStudent({ id }: { id: string }) {
  const { calls, realtime } = useStores();
  const { connectionChanges } = realtime;
  const [student] = useState(
    () =>
      new Loadable<CandidatePage>(async () => (await calls.hr()).students.read({ params: { id } })),
  );
  useEffect(() => void student.load(), [student, connectionChanges]);
  usePageTitle(student.value && nameOf(student.value.page.profile));
  const show = (studentId: string, bookmark: Bookmark | null) => {
    const { value, failure, loading } = student;
    if (studentId !== id || !value || failure) return;
    student.set({ ...value, bookmark });
    // What was on its way may say that the student is not shown any more.
    if (loading) void student.load();
  };
  const { bookmarks, mayBookmark } = useBookmarks({ show, changed: show });
  const status = student.failure?.status;
  return (
    <div className="max-w-page px-6 py-5">
      {status === 404 || status === 403 ? (
        <Closed refused={status === 403} why={student.failure?.message} />
      ) : (
        <Load of={student}>
          {(found) => (
            <Found
              id={id}
              found={found}
              onBookmark={
                mayBookmark
                  ? () => void bookmarks.press({ id, bookmark: found.bookmark })
                  : undefined
              }
            />
          )}
        </Load>
      )}
    </div>
  );
});

const Closed = ({ refused, why }: { refused: boolean; why: string | undefined }) => (
  <>
    <h1 className="sr-only">Student not shown</h1>
    {refused ? (
      <EmptyState
        title="This college does not show you its students"
        action={
          <Button intent="secondary" asChild>
            <AppLink href={paths.hr.colleges}>Go to the colleges</AppLink>
          </Button>
        }
      >
        {why}
      </EmptyState>
    ) : (
      <EmptyState title="There is no such student">
        The link may be old, or the student does not show their profile to companies any more.
      </EmptyState>
    )}
  </>
);

const day = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "long", year: "numeric" });

interface FoundProps {
  id: string;
  found: CandidatePage;
  /** Missing where the user only looks. */
  onBookmark: (() => void) | undefined;
}

function Found({ found: { page, college, bookmark }, id, onBookmark }: FoundProps) {
  const { firstName, lastName } = page.profile;
  const files = useFetchedFiles(page.profile.slug, page);
  return (
    <article className="mt-8">
      <ProfileBody
        badge={publicBadge}
        page={page}
        {...files}
        actions={
          <>
            <TodoAbout area="hr" type="STUDENT" id={id} name={`${firstName} ${lastName}`.trim()} />
            {onBookmark && <BookmarkButton on={bookmark !== null} onPress={onBookmark} />}
            <Button intent="secondary" asChild>
              <AppLink href={collegePath(college.id)}>Open the college</AppLink>
            </Button>
          </>
        }
      />
      <p className="text-ink-3 mt-8 text-xs">
        The student is told that you opened this page. What bears no mark is their own word.
        {bookmark &&
          ` Bookmarked${bookmark.by ? ` by ${bookmark.by}` : ""} on ${day.format(new Date(bookmark.at))}.`}
      </p>
    </article>
  );
}
