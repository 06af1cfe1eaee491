import { inBraces } from "@toran/contract/chat-templates";
import type { FilledTemplate } from "@toran/contract/schemas/chat-template";
import { Alert, Button, EmptyState, IconButton, Popover } from "@toran/ui";
import { MessageSquareText } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type KeyboardEvent, type RefObject, useId, useMemo, useState } from "react";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { useStores } from "@/stores/use-stores";
import { ManageTemplates } from "./manage-templates";

interface TemplateMenuProps {
  conversationId: string;
  /** Where the text goes; it has the focus afterwards. */
  field: RefObject<HTMLTextAreaElement | null>;
  onInsert: (text: string) => void;
}

/** The templates of the team as they read in this conversation, to look at and to insert. */
export const TemplateMenu = observer(function TemplateMenu(props: TemplateMenuProps) {
  const { conversationId: id, field, onInsert } = props;
  const { calls } = useStores();
  const [open, setOpen] = useState(false);
  const [inserted, setInserted] = useState(false);
  const [managing, setManaging] = useState(false);
  const templates = useMemo(
    () =>
      new Loadable<FilledTemplate[]>(async () =>
        (await calls.chat()).templates.filled({ params: { id } }),
      ),
    [calls, id],
  );
  const show = (shown: boolean) => {
    setOpen(shown);
    if (!shown) return;
    setInserted(false);
    void templates.load();
  };
  const insert = ({ filled }: FilledTemplate) => {
    onInsert(filled);
    setInserted(true);
    setOpen(false);
  };
  const manage = () => {
    setOpen(false);
    setManaging(true);
  };
  return (
    <>
      <Popover
        label="Insert a template"
        side="top"
        open={open}
        onOpenChange={show}
        {...(inserted && { focusAfter: field })}
        trigger={
          <IconButton size="sm" label="Insert a template">
            <MessageSquareText aria-hidden="true" size={16} strokeWidth={1.75} />
          </IconButton>
        }
        className="grid w-130 gap-3"
      >
        <Load of={templates}>
          {(found) =>
            found.length ? (
              <Choices templates={found} onInsert={insert} />
            ) : (
              <EmptyState title="No templates yet">
                Keep what your team writes again and again, with the names filled in by themselves.
              </EmptyState>
            )
          }
        </Load>
        <Button intent="secondary" size="sm" className="justify-self-start" onClick={manage}>
          Manage templates
        </Button>
      </Popover>
      <ManageTemplates templates={templates} open={managing} onOpenChange={setManaging} />
    </>
  );
});

interface ChoicesProps {
  templates: readonly FilledTemplate[];
  onInsert: (template: FilledTemplate) => void;
}

function Choices({ templates, onInsert }: ChoicesProps) {
  const preview = useId();
  const [at, setAt] = useState(0);
  const shown = templates[at] ?? templates[0];
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = event.currentTarget.closest("ul")?.querySelectorAll("button") ?? [];
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  return (
    <div className="grid grid-cols-[12rem_1fr] gap-3">
      <ul aria-label="Templates" className="max-h-60 overflow-y-auto p-0.5">
        {templates.map((template, place) => (
          <li key={template.id}>
            <Button
              intent="quiet"
              size="sm"
              className={`w-full justify-start ${place === at ? "forced-chosen bg-accent-tint" : ""}`}
              aria-describedby={place === at ? preview : undefined}
              onFocus={() => setAt(place)}
              onMouseEnter={() => setAt(place)}
              onKeyDown={walk}
              onClick={() => onInsert(template)}
            >
              <span className="truncate">{template.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {shown && <Preview id={preview} template={shown} />}
    </div>
  );
}

function Preview({ id, template }: { id: string; template: FilledTemplate }) {
  const { filled, missing } = template;
  const open = missing.map(inBraces);
  const parts = filled.split(/(\{\{\w+\}\})/);
  return (
    <div id={id} className="grid content-start gap-2">
      <p className="border-rule max-h-52 overflow-y-auto rounded-md border p-2.5 wrap-break-word whitespace-pre-wrap">
        {parts.map((part, index) =>
          open.includes(part) ? (
            <mark key={`${index}-${part}`} className="bg-warn-tint text-warn rounded-xs px-0.5">
              {part}
            </mark>
          ) : (
            part
          ),
        )}
      </p>
      {open.length > 0 && (
        <Alert tone="warn">
          {`${open.join(" and ")} ${open.length === 1 ? "has" : "have"} no value here. Write it yourself before you send.`}
        </Alert>
      )}
    </div>
  );
}
