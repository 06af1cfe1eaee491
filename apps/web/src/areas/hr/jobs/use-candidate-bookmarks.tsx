import type { Candidate } from "@toran/contract/schemas/application";
import type { Bookmark } from "@toran/contract/schemas/candidate";
import { Bookmark as Sign } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import type { PipelineBookmarks } from "@/features/hiring/pipeline/pipeline";
import { useStores } from "@/stores/use-stores";
import { useBookmarks } from "../students/use-bookmarks";

const sign = (
  <span className="text-accent-ink flex-none">
    <Sign aria-hidden="true" size={12} strokeWidth={2} fill="currentColor" />
    <span className="sr-only">Bookmarked</span>
  </span>
);

const hidden =
  "Applicants can be bookmarked once they show themselves to companies and their college shows its students to yours.";

/** The bookmarks of the company on those who apply: what was changed since they came goes before what came. */
export function useCandidateBookmarks() {
  const [since, setSince] = useState<ReadonlyMap<string, Bookmark | null>>(new Map());
  const { feedback } = useStores();
  const [said, say] = useState("");
  const show = useCallback((studentId: string, bookmark: Bookmark | null) => {
    setSince((before) => new Map(before).set(studentId, bookmark));
  }, []);
  const { bookmarks: work, mayBookmark } = useBookmarks({ show, changed: show });
  const bookmarks = useMemo((): PipelineBookmarks => {
    const bookmarkOf = ({ student }: Candidate) =>
      student && (since.has(student.id) ? since.get(student.id) : student.bookmark);
    const press = (candidate: Candidate) => {
      const { student, studentName } = candidate;
      if (!student) {
        feedback.toast("info", `${studentName} cannot be bookmarked yet`, { detail: hidden });
        return;
      }
      const bookmark = bookmarkOf(candidate) ?? null;
      say(`${studentName}: ${bookmark ? "not bookmarked any more" : "bookmarked"}`);
      void work.press({ id: student.id, bookmark });
    };
    return {
      isOn: (candidate) => Boolean(bookmarkOf(candidate)),
      sign,
      press: mayBookmark ? press : undefined,
    };
  }, [since, work, mayBookmark, feedback]);
  return { bookmarks, said };
}
