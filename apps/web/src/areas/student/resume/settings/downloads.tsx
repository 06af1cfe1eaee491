import type { ResumeModel } from "@toran/resume-templates/model";
import type { ResumeLayout } from "@toran/resume-templates/react";
import { Button, Menu } from "@toran/ui";
import { ChevronDown, Download } from "lucide-react";
import type { RefObject } from "react";
import { saveAs } from "@/lib/save-as";
import { useStores } from "@/stores/use-stores";

interface DownloadsProps {
  resume: ResumeModel;
  layout: ResumeLayout | undefined;
  pages: RefObject<HTMLElement | null>;
}

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
const texts = {
  txt: { label: "Plain text", type: "text/plain" },
  md: { label: "Markdown", type: "text/markdown" },
  json: { label: "JSON Resume", type: "application/json" },
} as const;
type Ending = keyof typeof texts;

/** Takes the résumé along: as it is printed, and as text for forms and other programs. */
export function Downloads({ resume, layout }: DownloadsProps) {
  const { feedback } = useStores();
  const save = async (ending: Ending) => {
    try {
      const { toPlainText, toMarkdown, toJsonResume, fileName } =
        await import("@toran/resume-templates/text");
      const order = layout?.plan.options.order ?? [];
      const write: Record<Ending, () => string> = {
        txt: () => toPlainText(resume, order),
        md: () => toMarkdown(resume, order),
        json: () => JSON.stringify(toJsonResume(resume), null, 2),
      };
      const file = new Blob([write[ending]()], { type: `${texts[ending].type};charset=utf-8` });
      saveAs(fileName(resume.person.name, ending), file);
    } catch {
      feedback.toast("error", "The file could not be made. Check your connection and try again.");
    }
  };
  return (
    <Menu
      align="end"
      trigger={
        <Button disabled={!layout}>
          <Download {...icon} />
          Download
          <ChevronDown {...icon} />
        </Button>
      }
      entries={[
        { label: "Print, or save as PDF", onSelect: () => window.print() },
        "rule",
        { heading: "For forms and other programs" },
        ...Object.entries(texts).map(([ending, { label }]) => ({
          label,
          onSelect: () => void save(ending as Ending),
        })),
      ]}
    />
  );
}
