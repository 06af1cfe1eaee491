import { cn, IconButton, StatusPill } from "@toran/ui";
import { Pencil } from "lucide-react";
import { type ReactNode, useState } from "react";
import { EvidenceBadge } from "@/features/evidence/evidence-badge";
import { ItemPicture } from "./item-picture";
import type { PortfolioItem, SectionKind } from "./section-kind";

interface ItemRowProps {
  kind: SectionKind;
  item: PortfolioItem;
  grip: ReactNode;
  /** Something was typed and not saved. */
  unsaved: boolean;
  /** It comes in place of its form: there at once, as a second press finds it. Chromium falls over a word that is not drawn. */
  back: boolean;
  onEdit: () => void;
}

export const editButtonId = (id: string) => `edit-${id}`;

// Rows out of view cost nothing until they are scrolled to. What is drawn so is clipped at its edges,
// hence the room for the ring around a focused grip.
const lazily =
  "-mx-1 px-1 [contain-intrinsic-block-size:auto_--spacing(10)] [content-visibility:auto]";

/** One item as a line of its section. */
export function ItemRow({ kind, item, grip, unsaved, back, onEdit }: ItemRowProps) {
  const [atOnce] = useState(back);
  const title = kind.titleOf(item);
  const side = kind.sideOf?.(item);
  return (
    <div className={cn("flex min-w-0 flex-1 items-center gap-2.5 py-2.5", !atOnce && lazily)}>
      {grip}
      {item.file && <ItemPicture file={item.file} />}
      <span className="min-w-0 flex-1">
        <b className="block font-medium wrap-break-word">{title}</b>
        <span className="text-ink-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
          <span className="wrap-anywhere empty:hidden">{kind.detailOf(item)}</span>
          <EvidenceBadge plain of={item} />
          {unsaved && (
            <StatusPill plain tone="warn" glyph="half">
              Not saved yet
            </StatusPill>
          )}
        </span>
        {item.sentBack && (
          <span className="mt-0.5 block text-xs wrap-anywhere">{item.sentBack.reason}</span>
        )}
      </span>
      {side && (
        <span className="text-ink-3 hidden max-w-[40%] text-end text-xs sm:block">{side}</span>
      )}
      <IconButton id={editButtonId(item.id)} label={`Edit ${title}`} onClick={onEdit}>
        <Pencil aria-hidden="true" size={16} strokeWidth={1.75} />
      </IconButton>
    </div>
  );
}
