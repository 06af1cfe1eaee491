import type { StoredFile } from "@toran/contract/schemas/portfolio";
import { useState } from "react";
import { fileSize } from "@/lib/file-problem";
import { useFileLink } from "@/stores/use-file-link";
import { RecordFile } from "../sheet/record-file";

/** A document to look at: a picture as it is, any other file to open beside. */
export function DocumentView({ file }: { file: StoredFile }) {
  return (
    <div className="grid gap-2">
      {file.type.startsWith("image/") && <Picture file={file} />}
      <p>
        <RecordFile file={file} />
        <span className="text-ink-3">, {fileSize(file.bytes)}</span>
      </p>
    </div>
  );
}

function Picture({ file: { key, name } }: { file: StoredFile }) {
  const [url, renew] = useFileLink(key);
  const [broken, setBroken] = useState(false);
  if (!url || broken) return null;
  return (
    <img
      src={url}
      alt={name}
      className="border-rule bg-well max-h-120 w-full rounded-md border object-contain"
      onError={() => {
        setBroken(true);
        renew();
      }}
    />
  );
}
