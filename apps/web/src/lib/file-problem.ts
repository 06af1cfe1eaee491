import type { FileRule } from "@toran/contract/file-rules";

/** Why a file cannot be taken, told before it is sent. The server judges by its content as well. */
export function fileProblem(file: File, rule: FileRule): string | undefined {
  if (!rule.types.some((type) => type === file.type)) return `Choose another file: ${rule.says}.`;
  return sizeProblem(file, rule);
}

/** Why a file is too large; for those whose type the server alone can tell, as office files are of none on some machines. */
export function sizeProblem(file: File, rule: FileRule): string | undefined {
  return file.size > rule.maxBytes
    ? `This file has ${fileSize(file.size)}. Choose one of ${rule.says}.`
    : undefined;
}

/** A size in words, such as "38 KB". */
export const fileSize = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
