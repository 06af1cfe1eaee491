import { isFailure } from "@toran/api-client/failure";
import { inBraces, placeholderNames, placeholders } from "@toran/contract/chat-templates";
import { limits } from "@toran/contract/limits";
import type { FilledTemplate } from "@toran/contract/schemas/chat-template";
import { chatTemplate, templateInput } from "@toran/contract/schemas/chat-template";
import { seenOf } from "@toran/contract/seen";
import { Alert, Button, Dialog, EmptyState, IconButton, TextArea, TextField } from "@toran/ui";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { draftOf } from "@/lib/draft";
import { Load } from "@/lib/load";
import type { Loadable } from "@/lib/loadable";
import { toldHere } from "@/lib/told-here";
import { useContractForm } from "@/lib/use-contract-form";
import { useOnceEach } from "@/lib/use-once-each";
import { tellWithoutField } from "@/stores/tell-without-field";
import { useStores } from "@/stores/use-stores";

interface ManageTemplatesProps {
  templates: Loadable<FilledTemplate[]>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
const meanings = placeholderNames.map((name) => `${inBraces(name)} is ${placeholders[name]}`);

/** Where the templates of the team are written, changed and deleted. */
export function ManageTemplates({ templates, open, onOpenChange }: ManageTemplatesProps) {
  const [edited, edit] = useState<FilledTemplate | "new">();
  const [dirty, setDirty] = useState(false);
  const { session } = useStores();
  const draft = session.draft(`template-${edited === "new" ? "new" : edited?.id}`);
  const back = () => {
    // Opened again, a template of the team is shown as it is.
    if (edited && edited !== "new") draftOf(draft).clear();
    edit(undefined);
    setDirty(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(shown) => {
        back();
        onOpenChange(shown);
      }}
      size="md"
      unsaved={dirty || draftOf(draft).read() !== undefined}
      title={edited === "new" ? "New template" : edited ? `Change “${edited.name}”` : "Templates"}
      description="Everybody of your team can insert them."
    >
      {edited ? (
        <TemplateForm
          key={edited === "new" ? "new" : edited.id}
          of={edited === "new" ? undefined : edited}
          draft={draft}
          again={async () => {
            await templates.load();
            if (templates.failure || edited === "new") return undefined;
            return templates.value?.find(({ id }) => id === edited.id);
          }}
          onDirty={() => setDirty(true)}
          onCancel={back}
          onSaved={() => {
            back();
            void templates.load();
          }}
        />
      ) : (
        <div className="grid gap-4">
          <Load of={templates}>{() => <Rows templates={templates} onEdit={edit} />}</Load>
          <Button intent="secondary" className="justify-self-start" onClick={() => edit("new")}>
            <Plus {...icon} />
            New template
          </Button>
        </div>
      )}
    </Dialog>
  );
}

interface RowsProps {
  templates: Loadable<FilledTemplate[]>;
  onEdit: (template: FilledTemplate) => void;
}

const Rows = observer(function Rows({ templates, onEdit }: RowsProps) {
  const { calls, feedback } = useStores();
  const remove = useOnceEach(async ({ id, name, body }: FilledTemplate) => {
    const { templates: client } = await calls.chat();
    const reply = await client.remove({ params: { id } });
    await templates.load();
    if (isFailure(reply)) return;
    const putBack = async () => {
      const back = await client.create({ body: { name, body } });
      tellWithoutField(feedback, `Template “${name}” was not put back`, back);
      void templates.load();
    };
    feedback.toast("success", `Template “${name}” deleted`, {
      action: { label: "Undo", onPress: () => void putBack() },
    });
  });
  const found = templates.value ?? [];
  if (!found.length)
    return <EmptyState title="No templates yet">Write the first one for your team.</EmptyState>;
  return (
    <ul aria-label="Templates" className="divide-rule max-h-80 divide-y overflow-y-auto">
      {found.map((template) => (
        <li key={template.id} className="flex items-center gap-1 py-2">
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{template.name}</span>
            <span className="text-ink-2 block truncate">{template.body}</span>
          </span>
          <IconButton label={`Change ${template.name}`} onClick={() => onEdit(template)}>
            <Pencil {...icon} />
          </IconButton>
          <IconButton label={`Delete ${template.name}`} onClick={() => void remove(template)}>
            <Trash2 {...icon} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
});

interface TemplateFormProps {
  of: FilledTemplate | undefined;
  draft: string;
  /** As it is by now; nothing where it does not come. */
  again: () => Promise<FilledTemplate | undefined>;
  onDirty: () => void;
  onCancel: () => void;
  onSaved: () => void;
}

function TemplateForm({ of, draft, again, onDirty, onCancel, onSaved }: TemplateFormProps) {
  const { calls } = useStores();
  const known = useRef(of);
  const { field, errorOf, problem, submit, busy } = useContractForm(templateInput, {
    draft,
    values: { name: of?.name ?? "", body: of?.body ?? "" },
    send: async (body) => {
      const { templates } = await calls.chat();
      const { current } = known;
      if (!current) return templates.create({ body }, toldHere);
      const seen = seenOf(chatTemplate, current);
      return templates.update({ params: { id: current.id }, body: { ...body, seen } }, toldHere);
    },
    again: async () => {
      const now = await again();
      if (now) known.current = now;
      return now && { name: now.name, body: now.body };
    },
    done: onSaved,
  });
  return (
    <form
      aria-label="Template"
      noValidate
      className="grid gap-4"
      onSubmit={submit}
      onChange={onDirty}
    >
      {problem && <Alert tone="bad" title={problem} />}
      <TextField
        label="Name"
        maxLength={limits.chat.templateName}
        {...field("name")}
        error={errorOf("name")}
      />
      <TextArea
        label="Text"
        rows={6}
        maxLength={limits.chat.templateLength}
        hint={`${meanings.join(", ")}.`}
        {...field("body")}
        error={errorOf("body")}
      />
      <div className="flex justify-end gap-2">
        <Button intent="secondary" onClick={onCancel}>
          Back
        </Button>
        <Button type="submit" busy={busy} busyLabel="Saving">
          Save template
        </Button>
      </div>
    </form>
  );
}
