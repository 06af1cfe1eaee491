import { OptionList } from "../combobox/option-list";
import type { useMentions } from "./use-mentions";

const nothing = () => undefined;

/** Who can be mentioned, beside the text in which an "@" was typed. */
export function MentionList({ of }: { of: ReturnType<typeof useMentions> }) {
  const { listId, open, side, active, search, items, choose } = of;
  if (!open) return null;
  return (
    <OptionList
      id={listId}
      noun={items.length === 1 ? "person" : "people"}
      label="People to mention"
      side={side}
      options={{ search, items, status: "ready", more: nothing, retry: nothing }}
      chosen={[]}
      active={active}
      onChoose={choose}
    />
  );
}
