import { isFailure } from "@toran/api-client/failure";
import { fileRules } from "@toran/contract/file-rules";
import { limits } from "@toran/contract/limits";
import { importColumnNames, importColumns } from "@toran/contract/student-import/columns";
import { Alert, Button, FileField, Meter } from "@toran/ui";
import { Download } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { fileProblem, fileSize } from "@/lib/file-problem";
import { saveAs } from "@/lib/save-as";
import { useIsHere } from "@/lib/use-is-here";
import { toldHere } from "@/lib/told-here";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";
import { handOver } from "./class-import-store";

const rule = fileRules.sheet;
const needed = importColumnNames.filter((name) => "needed" in importColumns[name]);
const inWords = new Intl.ListFormat("en-IN");

/** Browsers and systems do not agree on what a CSV is called. */
const told = (file: File) =>
  /\.csv$/i.test(file.name) ? new File([file], file.name, { type: "text/csv" }) : file;

/** Reads a sheet, and changes nothing by it. */
export const ChooseSheet = observer(function ChooseSheet({
  onRead,
}: {
  onRead: (id: string) => void;
}) {
  const { calls, feedback, realtime } = useStores();
  const isHere = useIsHere();
  const tellLate = useLateFailure();
  const [problem, setProblem] = useState<string>();
  const [reading, setReading] = useState<File>();
  const progress = realtime.classImport?.state === "READING" ? realtime.classImport : undefined;

  async function read(chosen: File) {
    const file = told(chosen);
    const wrong = fileProblem(file, rule);
    if (wrong) return setProblem(wrong);
    setProblem(undefined);
    setReading(file);
    // Its rows are shown by another screen, which comes while they are read. If it does not, that is told
    // on the way there.
    void import("./imported-class-screen").catch(() => undefined);
    const reply = await (
      await calls.po()
    ).imports.upload({ body: { file, mode: "PREVIEW" } }, toldHere);
    setReading(undefined);
    if (isFailure(reply)) {
      tellLate(`“${file.name}” was not read`, reply);
      return setProblem(reply.errors?.file ?? reply.message);
    }
    const { id } = reply.data;
    // Whoever has gone elsewhere meanwhile is not called away from there.
    if (!isHere.current)
      return feedback.toast("success", `“${file.name}” was read`, {
        detail: "Nothing is imported yet.",
        action: { label: "See its rows", onPress: () => onRead(id) },
      });
    handOver(reply.data);
    onRead(id);
  }
  return (
    <section aria-labelledby="choose-sheet" className="max-w-form grid gap-5">
      <h2 id="choose-sheet" className="title-lg">
        The class list
      </h2>
      <FileField
        label="Sheet"
        hint={`Choose ${rule.says}, with up to ${limits.classImport.rows.toLocaleString("en-IN")} students. The first sheet is read.`}
        accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        file={reading && { name: reading.name, detail: `${fileSize(reading.size)}, being read` }}
        error={problem}
        disabled={reading !== undefined}
        onChoose={(file) => void read(file)}
      />
      {reading && progress && (
        <Meter label="Rows read" value={progress.rows ? progress.applied / progress.rows : 0} />
      )}
      <Alert
        tone="info"
        title={`It needs ${inWords.format(needed.map((name) => importColumns[name].label.toLowerCase()))}`}
        action={<TemplateButton />}
      >
        Other columns are known by their usual headings, such as Branch, CPI or Reg No. An empty
        cell leaves what is there as it is.
      </Alert>
    </section>
  );
});

function TemplateButton() {
  const { calls } = useStores();
  const fetch = async () => {
    const reply = await (await calls.po()).imports.template();
    if (!isFailure(reply)) saveAs("toran-students.csv", reply);
  };
  return (
    <Button intent="secondary" size="sm" onClick={() => void fetch()}>
      <Download aria-hidden="true" size={14} strokeWidth={2} />
      Template
    </Button>
  );
}
