import type { ApplicationSheet } from "@toran/contract/schemas/application";
import type { Job } from "@toran/contract/schemas/job";
import { useCallback } from "react";
import { SentResume } from "@/features/resume/sent-resume";
import { BookmarkButton } from "../students/bookmark-sign";
import { OfferActions } from "./offer-actions";
import { useCandidateBookmarks } from "./use-candidate-bookmarks";

const resumeOf = ({ id, resume }: ApplicationSheet) => <SentResume key={id} resume={resume} />;

/** What a company can do with an open candidate beside moving them, and what it marks. */
export function useCandidateActions(job: Job) {
  const { bookmarks, said } = useCandidateBookmarks();
  const actionsOf = useCallback(
    (sheet: ApplicationSheet, changed: () => void) => (
      <>
        {bookmarks.press && sheet.student && (
          <BookmarkButton on={bookmarks.isOn(sheet)} onPress={() => bookmarks.press?.(sheet)} />
        )}
        <OfferActions sheet={sheet} job={job} onChanged={changed} />
      </>
    ),
    [job, bookmarks],
  );
  return { bookmarks, said, actionsOf, resumeOf };
}
