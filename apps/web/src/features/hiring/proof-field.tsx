import { fileRules } from "@toran/contract/file-rules";
import type { ExternalOffer } from "@toran/contract/schemas/external-offer";
import { FileField } from "@toran/ui";
import { fileProblem, fileSize } from "@/lib/file-problem";

const rule = fileRules.document;

interface ProofFieldProps {
  hint: string;
  chosen: File | undefined;
  /** The proof that is there, and stays unless another is chosen. */
  kept?: ExternalOffer["proof"] | undefined;
  error: string | undefined;
  optional?: boolean;
  onChange: (chosen: File | undefined) => void;
  onProblem: (message: string) => void;
}

/** Room for the file that proves an offer from elsewhere. */
export function ProofField(props: ProofFieldProps) {
  const { chosen, kept, optional, onChange, onProblem, ...frame } = props;
  const file = chosen
    ? { name: chosen.name, detail: `${fileSize(chosen.size)}, sent with the offer` }
    : kept && {
        name: kept.name,
        detail: `${fileSize(kept.bytes)}, stays unless you choose another`,
      };
  return (
    <FileField
      className="col-span-full"
      label="Proof"
      labelSide={optional ? `Optional, ${rule.says}` : rule.says}
      accept={rule.types.join(",")}
      {...frame}
      {...(file && { file })}
      onChoose={(next) => {
        const wrong = fileProblem(next, rule);
        if (wrong) onProblem(wrong);
        else onChange(next);
      }}
      onRemove={chosen ? () => onChange(undefined) : undefined}
    />
  );
}
