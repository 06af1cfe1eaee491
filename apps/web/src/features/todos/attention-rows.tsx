import type { Attention } from "@toran/contract/schemas/task";
import { AppLink } from "@/lib/app-link";
import { dueWords } from "./due";
import { placeOf } from "./places";

interface AttentionRowsProps {
  area: "po" | "hr";
  items: Attention[];
  now: Date;
}

/** What waits by itself: each leads to where it is dealt with, and is gone once that is done. */
export function AttentionRows({ area, items, now }: AttentionRowsProps) {
  if (items.length === 0) return null;
  return (
    <ul aria-label="Waits for you" className="divide-rule border-rule divide-y border-b">
      {items.map((item, place) => (
        <AttentionRow key={keyOf(item, items.slice(0, place))} area={area} item={item} now={now} />
      ))}
    </ul>
  );
}

/** Several may wait about one thing, and their words may change while they wait. */
function keyOf({ kind, about }: Attention, before: Attention[]) {
  const alike = before.filter((each) => each.kind === kind && each.about === about);
  return `${kind} ${about} ${alike.length}`;
}

interface AttentionRowProps extends Pick<AttentionRowsProps, "area" | "now"> {
  item: Attention;
}

function AttentionRow({ area, item, now }: AttentionRowProps) {
  const due = dueWords(item.dueAt, now);
  const href = placeOf(area, item);
  return (
    <li className="flex min-h-9 items-start gap-2 py-1.5">
      {/* As wide as the box of a to-do. */}
      <span aria-hidden="true" className="flex h-5 w-4.5 flex-none items-center justify-center">
        <span className="bg-spark size-2 rounded-full" />
      </span>
      <span className="min-w-0 flex-1">
        {href ? (
          <AppLink href={href} className="hover:underline">
            {item.title}
          </AppLink>
        ) : (
          item.title
        )}
      </span>
      {due && (
        <span className={`text-xs font-medium ${due.pressing ? "text-warn" : "text-ink-3"}`}>
          {due.text}
        </span>
      )}
    </li>
  );
}
