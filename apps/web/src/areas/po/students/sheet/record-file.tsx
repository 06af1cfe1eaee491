import { useLastingFileLink } from "@/stores/use-file-link";

interface RecordFileProps {
  file: { key: string; name: string };
}

/** A private file of a student, to open beside the record. */
export function RecordFile({ file: { key, name } }: RecordFileProps) {
  const url = useLastingFileLink(key);
  return url ? (
    <a href={url} target="_blank" rel="noreferrer" className="link wrap-anywhere">
      {name}
    </a>
  ) : (
    <span className="wrap-anywhere">{name}</span>
  );
}
