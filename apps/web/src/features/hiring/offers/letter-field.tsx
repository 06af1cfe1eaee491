import { fileRules } from "@toran/contract/file-rules";
import { FileField } from "@toran/ui";
import { fileProblem, fileSize } from "@/lib/file-problem";

const rule = fileRules.offerLetter;

interface LetterFieldProps {
  chosen: File | undefined;
  optional?: boolean;
  hint?: string;
  error: string | undefined;
  onChange: (chosen: File | undefined) => void;
  onProblem: (message: string) => void;
}

/** Room for the letter of an offer. */
export function LetterField(props: LetterFieldProps) {
  const { chosen, optional, onChange, onProblem, ...frame } = props;
  return (
    <FileField
      label="Offer letter"
      labelSide={optional ? `Optional, ${rule.says}` : rule.says}
      accept={rule.types.join(",")}
      {...frame}
      {...(chosen && { file: { name: chosen.name, detail: fileSize(chosen.size) } })}
      onChoose={(next) => {
        const wrong = fileProblem(next, rule);
        if (wrong) onProblem(wrong);
        else onChange(next);
      }}
      onRemove={chosen ? () => onChange(undefined) : undefined}
    />
  );
}
