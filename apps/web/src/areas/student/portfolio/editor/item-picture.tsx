import type { StoredFile } from "@toran/contract/schemas/portfolio";
import { FileText } from "lucide-react";
import { useRef, useState } from "react";
import { useSavedPicture } from "@/stores/use-saved-picture";
import { useInSight } from "@/lib/use-in-sight";

/** The small picture of an item. It is fetched when it comes into sight; a document is only named. */
export function ItemPicture({ file }: { file: StoredFile }) {
  const isPicture = file.type.startsWith("image/");
  const box = useRef<HTMLSpanElement>(null);
  const near = useInSight(box, "200px");
  const [url] = useSavedPicture(isPicture && near ? file.key : undefined);
  const [broken, setBroken] = useState(false);
  return (
    <span
      ref={box}
      className="bg-well text-ink-3 grid h-10 w-15 flex-none place-items-center overflow-hidden rounded-sm"
    >
      {url && !broken ? (
        <img src={url} alt="" className="size-full object-cover" onError={() => setBroken(true)} />
      ) : (
        (!isPicture || broken) && <FileText aria-hidden="true" size={16} strokeWidth={1.75} />
      )}
    </span>
  );
}
