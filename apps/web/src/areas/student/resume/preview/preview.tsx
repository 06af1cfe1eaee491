import type { ResumeDocument } from "@toran/contract/schemas/resume";
import {
  type ResumeLayout,
  ResumePages,
  type ResumePagesProps,
} from "@toran/resume-templates/react";
import { Skeleton } from "@toran/ui";
import { memo, type RefObject, useCallback, useEffect } from "react";
import { go } from "@/lib/go";
import { editPath } from "./edit-path";

interface PreviewProps extends Pick<ResumePagesProps, "resume" | "options"> {
  place: RefObject<HTMLElement | null>;
  document: ResumeDocument;
  template: ResumePagesProps["template"] | undefined;
  zoom: number;
  onLayout: (layout: ResumeLayout) => void;
}

/** What scrolls is walked through by keys as well. */
const walkable = { tabIndex: 0 };

/** The pages on a desk, as they will be printed. A press on a part of them opens where it is written. */
export const Preview = memo(function Preview(props: PreviewProps) {
  const { place, document, template, onLayout, ...rest } = props;
  useEditing(place, document);
  const drawn = useCallback(
    (layout: ResumeLayout) => {
      // A press edits what it meets, so links are no stops here.
      for (const link of place.current?.querySelectorAll("a") ?? []) link.tabIndex = -1;
      onLayout(layout);
    },
    [place, onLayout],
  );
  return (
    <section
      ref={place}
      aria-label="Your résumé, page by page"
      {...walkable}
      className="bg-canvas [&_[data-entry]:hover]:outline-accent-line min-h-120 flex-1 overflow-auto [&_[data-block]]:cursor-pointer [&_[data-entry]:hover]:outline [&_[data-entry]:hover]:outline-offset-2"
    >
      <div className="flex w-fit min-w-full justify-center p-6">
        {template ? (
          <ResumePages {...rest} template={template} onLayout={drawn} />
        ) : (
          <Skeleton className="h-180 w-130" />
        )}
      </div>
    </section>
  );
});

/** The same for keys: each section in the list beside has a link of its own. */
function useEditing(place: RefObject<HTMLElement | null>, document: ResumeDocument) {
  useEffect(() => {
    const node = place.current;
    const press = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : undefined;
      const block = target?.closest<HTMLElement>("[data-block]");
      if (!block || !window.getSelection()?.isCollapsed) return;
      // Links of the résumé are for its readers; here they would lead away from the work.
      event.preventDefault();
      // Cards of two projects lie in one block.
      const entry = target?.closest<HTMLElement>("[data-entry]")?.dataset.entry;
      go(editPath(document, block.dataset.block ?? "", entry));
    };
    node?.addEventListener("click", press);
    return () => node?.removeEventListener("click", press);
  }, [place, document]);
}
