import { fileRules } from "@toran/contract/file-rules";
import { limits } from "@toran/contract/limits";
import { FileField } from "@toran/ui";
import { useEffect, useRef, useState } from "react";
import { useLeaveWarning } from "@/lib/use-leave-warning";
import { fileProblem, fileSize } from "@/lib/file-problem";
import { lengthOf } from "./length-of";
import { Recorder } from "./recorder";
import { type UploadProps, useUpload } from "./use-upload";

const rule = fileRules.video;
const most = limits.video.seconds;

/** A new video résumé: recorded here, or chosen from the device. */
export function NewVideo(props: UploadProps) {
  const { send, problem, setProblem, progress, cancel } = useUpload(props);
  const [sending, setSending] = useState<File>();
  const under = sending !== undefined;
  const whole = progress === undefined || progress >= 1;
  useLeaveWarning(under && !whole);
  /** What was chosen last, until the page is left: a long film is measured for a while. */
  const last = useRef<File>(null);
  useEffect(
    () => () => {
      last.current = null;
    },
    [],
  );

  async function upload(file: File, seconds: number) {
    last.current = file;
    setSending(file);
    await send({ file, seconds });
    setSending((now) => (now === file ? undefined : now));
  }
  async function choose(file: File) {
    const wrong = fileProblem(file, rule);
    if (wrong) return setProblem(wrong);
    setProblem(undefined);
    last.current = file;
    const seconds = await lengthOf(file);
    if (last.current !== file) return;
    if (seconds === undefined)
      return setProblem("This video cannot be played. Choose another MP4 or WebM file.");
    if (seconds > most + 0.5)
      return setProblem(
        `A video résumé lasts at most ${most} seconds; this one lasts ${Math.round(seconds)}. Cut it and choose it again.`,
      );
    await upload(file, Math.max(1, seconds));
  }
  return (
    <div className="grid gap-6">
      <Recorder disabled={under} onUse={({ file, seconds }) => void upload(file, seconds)} />
      <FileField
        label="Or upload a video"
        labelSide={rule.says}
        accept={rule.types.join(",")}
        file={
          sending && {
            name: sending.name,
            detail: whole
              ? "Saving"
              : `${fileSize(progress * sending.size)} of ${fileSize(sending.size)}`,
          }
        }
        progress={under ? Math.min(progress ?? 0, 0.99) : undefined}
        error={problem}
        onChoose={(file) => void choose(file)}
        onRemove={under && !whole ? cancel : undefined}
      />
    </div>
  );
}
