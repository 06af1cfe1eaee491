import { type ReactNode, useId } from "react";

interface ProfilePartsProps {
  /** Who sees it so, such as "What companies see". */
  previewTitle: string;
  preview: ReactNode;
  children: ReactNode;
}

/** The parts of a college's or company's profile one below the other, and beside them what others see. */
export function ProfileParts({ previewTitle, preview, children }: ProfilePartsProps) {
  return (
    <div className="wide:grid-cols-[minmax(0,1fr)_26.5rem] grid min-h-full">
      <div className="divide-rule min-w-0 divide-y *:px-6">{children}</div>
      <aside
        aria-label={previewTitle}
        className="border-rule bg-canvas wide:border-t-0 wide:border-l border-t px-6 py-6"
      >
        <div className="sticky top-6 mx-auto max-w-100">
          <h2 className="text-ink-2 font-medium">{previewTitle}</h2>
          <div className="mt-3">{preview}</div>
        </div>
      </aside>
    </div>
  );
}

interface ProfileSectionProps {
  title: string;
  children: ReactNode;
}

export function ProfileSection({ title, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="py-6">
      <div className="max-w-form grid gap-4">
        <h2 id={id} className="title-lg">
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
