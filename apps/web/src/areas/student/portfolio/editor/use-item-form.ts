import { isFailure } from "@toran/api-client/failure";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { withoutScheme } from "@/features/onboarding/filled";
import { toldHere } from "@/lib/told-here";
import { useContractForm } from "@/lib/use-contract-form";
import { useStores } from "@/stores/use-stores";
import type { FieldRow } from "./field-row";
import { draftName } from "./item-draft";
import { itemSchemas } from "./item-schemas";
import type { PortfolioItem } from "./section-kind";
import { isItem, type SectionStore } from "./section-store";

export type FormState = ReturnType<typeof useContractForm<FieldValues, object>>;

/** What a form begins with: the item as it is saved, or empty fields. */
export function beginning(fields: readonly FieldRow[], saved?: object): FieldValues {
  const record = (saved ?? {}) as Record<string, unknown>;
  const rows = fields
    .filter(({ kind }) => kind !== "file")
    .flatMap((row) => [
      [row.name, begun(row, record[row.name])] as const,
      ...(row.kind === "university" || row.kind === "college"
        ? [[row.nameIn, record[row.nameIn] ?? ""] as const]
        : []),
    ]);
  return Object.fromEntries(rows);
}

function begun({ kind }: FieldRow, value: unknown) {
  if (kind === "skills") return value ?? [];
  if (kind === "link") return withoutScheme(value as string | null);
  return value ?? "";
}

/**
 * In the draft too: a form that is sent again after a reload adds one item, and one that was begun before another tab
 * saved is not taken for a newer one.
 */
const overWhat = ["version", "formKey"];

interface ItemFormOptions {
  store: SectionStore;
  item?: PortfolioItem;
  onSaved: (item: PortfolioItem) => void;
}

/**
 * The form of one item. It keeps a draft, and knows when the item was changed elsewhere. `behind` says that the saved
 * one lacks what was typed meanwhile.
 */
export function useItemForm({ store, item, onSaved }: ItemFormOptions) {
  const { session } = useStores();
  const { kind } = store;
  const [theirs, setTheirs] = useState<PortfolioItem>();
  const [progress, setProgress] = useState<number>();
  const [behind, setBehind] = useState(false);
  const form = useContractForm<FieldValues, object>(itemSchemas[kind.name], {
    draft: draftName(kind.name, item?.id, session),
    always: overWhat,
    values: {
      ...beginning(kind.fields, item),
      ...(item ? { version: item.version } : { formKey: crypto.randomUUID() }),
    },
    send: async (input) => {
      setBehind(false);
      // The draft stays over what it was typed over: after a reload it is asked again which of both stays.
      const over = theirs && { version: theirs.version };
      const reply = await store.save(
        item?.id,
        { ...input, ...over },
        {
          ...toldHere,
          onProgress: ({ loaded, total }) => setProgress(total ? loaded / total : undefined),
        },
      );
      setProgress(undefined);
      if (!isFailure(reply)) setTheirs(undefined);
      else if (isItem(reply.body.current)) setTheirs(reply.body.current);
      return reply;
    },
    done: (reply) => onSaved(savedIn(reply)),
    typedOn: (reply) => {
      setBehind(true);
      form.form.setValue("version", savedIn(reply).version);
    },
  });
  return { ...form, theirs, progress, behind };
}

const savedIn = (reply: unknown) => (reply as { data: PortfolioItem }).data;

export type ItemFormState = ReturnType<typeof useItemForm>;
