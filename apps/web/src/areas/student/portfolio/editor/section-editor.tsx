import { Button, EmptyState, Skeleton, SortableList } from "@toran/ui";
import { Plus } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type ReactNode, startTransition, Suspense, useEffect, useState } from "react";
import { idle } from "@/lib/idle";
import { inTurn, Load } from "@/lib/load";
import { latePart } from "@/stores/late-part";
import { ItemRow } from "./item-row";
import type { PortfolioItem } from "./section-kind";
import type { SectionStore } from "./section-store";
import { useOpenItem } from "./use-open-item";

// A list is read more often than it is changed: the form, its fields and its checks come after it.
const itemForm = () => import("./item-form");
const ItemForm = latePart(() => itemForm().then((m) => m.ItemForm));

interface SectionEditorProps {
  store: SectionStore;
  /** Between the heading and the list. */
  children?: ReactNode;
}

/** A section of the portfolio: its items in their order, one of them open at a time. */
export const SectionEditor = observer(function SectionEditor({
  store,
  children,
}: SectionEditorProps) {
  useEffect(() => void store.items.load(), [store]);
  return (
    <div className={inTurn}>
      {children}
      <Load of={store.items}>{() => <Items store={store} />}</Load>
    </div>
  );
});

const formAfter = 2000;
/** As many as a screen holds: they stand there before the rest is drawn. */
const firstScreen = 12;

const Items = observer(function Items({ store }: { store: SectionStore }) {
  const { kind, all } = store;
  const [whole, setWhole] = useState(false);
  const [edited, setEdited] = useState(false);
  useEffect(() => {
    startTransition(() => setWhole(true));
    // Before anybody asks for it; what fails here is asked for again, and told, when they do.
    void idle(formAfter)
      .then(itemForm)
      .catch(() => undefined);
  }, []);
  const drawn = whole ? all : all.slice(0, firstScreen);
  const { open, start, saved, removed, cancel, unsaved, addButton } = useOpenItem(store);
  useEffect(() => {
    if (open) setEdited(true);
  }, [open]);
  const formOf = (id: string, item?: PortfolioItem) => (
    <Suspense key={id} fallback={<Skeleton className="h-60 flex-1" />}>
      <ItemForm
        store={store}
        item={item}
        onSaved={({ id: kept }) => saved(kept)}
        onCancel={() => cancel(id)}
        onMissing={() => cancel(id)}
        onRemove={
          item &&
          (() => {
            removed();
            void store.remove(item);
          })
        }
      />
    </Suspense>
  );
  const add = (
    <Button
      id={addButton}
      intent="secondary"
      size="sm"
      disabled={open === "new"}
      onClick={() => start("new")}
    >
      <Plus aria-hidden="true" size={14} strokeWidth={2} />
      Add {kind.one}
    </Button>
  );
  const empty = !all.length && open !== "new";
  return (
    <section aria-labelledby="section-title">
      <header className="mb-3 flex items-center gap-2">
        <h2 id="section-title" className="title-lg">
          {kind.title}
        </h2>
        <span className="text-ink-3">{all.length || undefined}</span>
        {!empty && <span className="ms-auto">{add}</span>}
      </header>
      {open === "new" && formOf("new")}
      {empty && (
        <EmptyState title={kind.invitation.title} action={add}>
          {kind.invitation.text}
        </EmptyState>
      )}
      <SortableList
        label={kind.title}
        items={drawn}
        itemId={({ id }) => id}
        itemName={(item) => kind.titleOf(item)}
        onReorder={(items) => void store.reorder([...items, ...all.slice(items.length)])}
        className="divide-rule divide-y"
        itemClassName="flex min-w-0"
        renderItem={(item, grip) =>
          open === item.id ? (
            formOf(item.id, item)
          ) : (
            <ItemRow
              kind={kind}
              item={item}
              grip={grip}
              unsaved={unsaved(item.id)}
              back={edited}
              onEdit={() => start(item.id)}
            />
          )
        }
      />
    </section>
  );
});
