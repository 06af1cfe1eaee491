import { isFailure } from "@toran/api-client/failure";
import type { ChatFile } from "@toran/contract/schemas/chat";
import { IconButton } from "@toran/ui";
import { ChatTile } from "@toran/ui/chat";
import { Download, FileImage, FileSpreadsheet, FileText, X } from "lucide-react";
import { saveAs } from "@/lib/save-as";
import { useStores } from "@/stores/use-stores";
import { sizeOf } from "./words";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

export function FileIcon({ type }: { type: string }) {
  if (type.startsWith("image/")) return <FileImage {...icon} />;
  return type.includes("sheet") ? <FileSpreadsheet {...icon} /> : <FileText {...icon} />;
}

/** Saves a file of a conversation. */
export function useSaveFile() {
  const { calls } = useStores();
  return async ({ id, name }: ChatFile) => {
    const file = await (await calls.chat()).file({ params: { id } });
    if (!isFailure(file)) saveAs(name, file);
  };
}

interface FileTileProps {
  file: ChatFile;
  /** Takes it out again, while it has not been sent. */
  onRemove?: () => void;
}

export function FileTile({ file, onRemove }: FileTileProps) {
  const save = useSaveFile();
  return (
    <ChatTile
      picture={
        <span className="bg-ok-tint text-ok grid size-9 place-items-center rounded-md">
          <FileIcon type={file.type} />
        </span>
      }
      title={file.name}
      detail={sizeOf(file.bytes)}
      end={
        onRemove ? (
          <IconButton label={`Remove ${file.name}`} onClick={onRemove}>
            <X {...icon} />
          </IconButton>
        ) : (
          <IconButton label={`Download ${file.name}`} onClick={() => void save(file)}>
            <Download {...icon} />
          </IconButton>
        )
      }
    />
  );
}
