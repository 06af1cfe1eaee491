import { Alert, Button } from "@toran/ui";
import { Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Conflict } from "./conflict";
import { FormFields } from "./form-fields";
import type { PortfolioItem } from "./section-kind";
import type { SectionStore } from "./section-store";
import { TypedMeanwhile } from "./typed-meanwhile";
import { useItemForm } from "./use-item-form";

interface ItemFormProps {
  store: SectionStore;
  item?: PortfolioItem;
  onSaved: (item: PortfolioItem) => void;
  onCancel: () => void;
  onRemove?: () => void;
}

/** One item, opened in its place. */
export function ItemForm({ store, item, onSaved, onCancel, onRemove }: ItemFormProps) {
  const { kind } = store;
  const form = useItemForm({ store, item, onSaved });
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
    box.current?.querySelector<HTMLElement>("input:not([type=file]), select")?.focus();
  }, []);
  return (
    <form
      ref={box}
      noValidate
      aria-label={item ? kind.titleOf(item) : `New ${kind.one}`}
      onSubmit={form.submit}
      className="border-accent-line bg-accent-wash min-w-0 flex-1 rounded-lg border"
    >
      <div className="grid gap-3 p-4">
        {form.problem && <Alert tone="bad">{form.problem}</Alert>}
        {form.behind && <TypedMeanwhile />}
        {form.theirs && (
          <Conflict
            key={form.theirs.version}
            fields={kind.fields}
            theirs={form.theirs}
            form={form}
          />
        )}
        {item?.evidence === "OFFICER_VERIFIED" && (
          <Alert tone="info">
            Your college has verified this. A change takes that back until they look again.
          </Alert>
        )}
        {item?.sentBack && (
          <Alert tone="warn" title="Your placement office sent this back">
            <span className="block wrap-anywhere">{item.sentBack.reason}</span>
            Once you change the item or its document, they look again.
          </Alert>
        )}
        <FormFields fields={kind.fields} form={form} item={item} />
      </div>
      <footer className="border-rule flex flex-wrap items-center gap-2 border-t px-4 py-2.5">
        {onRemove && (
          <Button intent="quiet" className="-ms-3" onClick={onRemove}>
            <span className="text-bad inline-flex items-center gap-1.75">
              <Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />
              Delete
            </span>
          </Button>
        )}
        <output className="text-ink-3 me-auto text-xs">
          {form.draftSaved && !form.busy && "Draft kept in this tab"}
        </output>
        <Button intent="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={form.busy} busyLabel="Saving">
          Save {kind.one}
        </Button>
      </footer>
    </form>
  );
}
