import type { Options, ResumeModel } from "@toran/resume-templates/model";
import { Button, Menu } from "@toran/ui";
import { ChevronDown, Download } from "lucide-react";
import { type RefObject, useState } from "react";
import { saveAs } from "@/lib/save-as";
import { useStores } from "@/stores/use-stores";
import { type Kind, kinds, makeFile } from "./make-file";

interface DownloadsProps {
  resume: ResumeModel;
  options: Partial<Options>;
  /** Where the pages are drawn. */
  pages: RefObject<HTMLElement | null>;
  /** Whether they are there by now. */
  ready: boolean;
  /** A line for the foot of each page, such as who took the copy and when. */
  footer?: () => string;
  /** Where the second button stands in the grid around both. */
  otherClassName?: string;
}

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** Takes the résumé along: as it is drawn, and as text for forms and other programs. */
export function Downloads(props: DownloadsProps) {
  const { resume, options, pages, ready, footer, otherClassName } = props;
  const { feedback } = useStores();
  const [making, setMaking] = useState<Kind>();
  const make = async (kind: Kind) => {
    const place = pages.current;
    if (making || !place) return;
    setMaking(kind);
    try {
      const { name, file } = await makeFile(kind, { resume, options, place, footer: footer?.() });
      saveAs(name, file);
    } catch {
      const print = { label: "Print", onPress: () => window.print() };
      if (kind === "pdf")
        feedback.toast("error", "This browser could not write the PDF.", {
          detail: "It can print the same pages, and save what it prints.",
          duration: 20_000,
          action: print,
        });
      else
        feedback.toast("error", "The file could not be made. Check your connection and try again.");
    } finally {
      setMaking(undefined);
    }
  };
  const entry = (kind: Kind) => ({
    label: kinds[kind].label,
    disabled: making !== undefined,
    onSelect: () => void make(kind),
  });
  return (
    <>
      <Button
        disabled={!ready}
        busy={making === "pdf"}
        busyLabel="Writing"
        onClick={() => void make("pdf")}
      >
        <Download {...icon} />
        Download PDF
      </Button>
      <Menu
        align="end"
        trigger={
          <Button intent="secondary" size="sm" className={otherClassName} disabled={!ready}>
            Print, Word and other formats
            <ChevronDown {...icon} />
          </Button>
        }
        entries={[
          { label: "Print", onSelect: () => window.print() },
          entry("docx"),
          "rule",
          { heading: "For forms and other programs" },
          entry("txt"),
          entry("md"),
          entry("json"),
        ]}
      />
    </>
  );
}
