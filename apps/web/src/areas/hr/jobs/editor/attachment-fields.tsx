import { fileRules } from "@toran/contract/file-rules";
import { limits } from "@toran/contract/limits";
import { FilesField } from "@toran/ui";
import { fileSize } from "@/lib/file-problem";
import type { PartProps } from "./part";
import type { useAttachments } from "./use-attachments";

const rule = fileRules.jobFile;

interface AttachmentFieldsProps extends Pick<PartProps, "draft" | "errorOf"> {
  files: ReturnType<typeof useAttachments>;
}

/** Leaflets, agreements and the like, for whom the job is sent to. */
export function AttachmentFields({ draft, errorOf, files }: AttachmentFieldsProps) {
  const { sending, problem, choose, retry, remove } = files;
  const lost = draft.attachments.flatMap(({ id, name }) => {
    const says = errorOf(`attachments.${id}`);
    return says ? [`“${name}”: ${says}`] : [];
  });
  const waiting = sending.length ? errorOf("attachments.sending") : undefined;
  return (
    <FilesField
      label="Files of the job"
      labelSide={`${rule.says} each, at most ${limits.hiring.attachments}`}
      hint="The colleges you send the job to, and their students, can save them."
      optional
      accept={rule.types.join(",")}
      invitation="Drop PDFs here, or choose them."
      files={[
        ...draft.attachments.map(({ id, name, bytes }) => ({
          id,
          name,
          detail: fileSize(bytes),
        })),
        ...sending.map(({ id, file, part = 0, problem: failed }) => ({
          id,
          name: file.name,
          detail: `${fileSize(part * file.size)} of ${fileSize(file.size)}`,
          // It has arrived when the server says so.
          progress: Math.min(part, 0.99),
          error: failed,
        })),
      ]}
      error={waiting ?? problem ?? errorOf("attachments") ?? (lost.join(" ") || undefined)}
      onChoose={(chosen) => void choose(chosen)}
      onRemove={remove}
      onRetry={(id) => void retry(id)}
    />
  );
}
