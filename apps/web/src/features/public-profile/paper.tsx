import type { StoredFile } from "@toran/contract/schemas/portfolio";
import { Bring } from "./bring";
import type { Files } from "./files";

interface PaperProps extends Files {
  file: StoredFile | null;
  /** What it belongs to, where nothing beside it says so. */
  of?: string;
}

/** The mark sheet or the certificate of an item, where its owner shows it; its owner is told of who takes it. */
export function Paper({ file, of, fileUrl, fetchFile, opened }: PaperProps) {
  if (!file) return null;
  const { key, name } = file;
  const address = fileUrl(key);
  return (
    <p className="text-sm wrap-anywhere">
      {of && `${of}: `}
      {!address && fetchFile ? (
        <Bring intent="link" keys={[key]} fetchFile={fetchFile}>
          Bring {name}
        </Bring>
      ) : (
        <a
          href={address}
          download={name}
          className="text-accent-ink border-accent-line border-b"
          onClick={() => opened?.(key)}
        >
          {name}
        </a>
      )}
    </p>
  );
}
