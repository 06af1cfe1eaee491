import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, TextField } from "@toran/ui";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { seenBy } from "@/testing/in-story";
import { EditorForm, EditorPart, useBeginning } from "./editor-form";
import { useEditor } from "./use-editor";

interface Wrong {
  /** What is wrong with the title, once it is saved. */
  title?: string;
  /** Somebody else has saved it meanwhile. */
  stale?: boolean;
}

/** A job of two fields in the form of a job of many. */
function Editor({ turn, again, ...wrong }: Wrong & ReturnType<typeof useBeginning>) {
  const editor = useEditor("job-in-story", () => ({ title: "Fleet Engineer", city: "Pune" }), 1);
  const { draft, setDraft, keep, errors, fail, setProblem } = editor;
  const put = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part });
    keep({ ...draft, ...part });
  };
  return (
    <EditorForm
      editor={editor}
      beginning={{ turn, again }}
      onSubmit={(event) => {
        event.preventDefault();
        if (wrong.title) fail({ title: wrong.title });
        if (wrong.stale) setProblem({ says: "Leela Menon has saved it meanwhile.", stale: true });
      }}
      actions={<Button type="submit">Save</Button>}
    >
      <EditorPart title="The job">
        <TextField
          label="Title"
          value={draft.title}
          error={errors["title"]}
          onChange={({ target }) => put({ title: target.value })}
        />
      </EditorPart>
      <EditorPart title="Where">
        <TextField
          label="City"
          value={draft.city}
          onChange={({ target }) => put({ city: target.value })}
        />
      </EditorPart>
    </EditorForm>
  );
}
function Begun(wrong: Wrong) {
  const beginning = useBeginning();
  return <Editor key={beginning.turn} {...beginning} {...wrong} />;
}

const meta = {
  component: Begun,
  globals: { role: "hr" },
  decorators: [seenBy({ area: "hr", mode: "DASHBOARD" })],
} satisfies Meta<typeof Begun>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = async (canvasElement: HTMLElement) => {
  within(canvasElement).getByRole("button", { name: "Save" }).focus();
  await userEvent.keyboard("{Enter}");
};
/** What is wrong is counted beside the button, and its first field has the focus. */
export const AFieldIsWrong: Story = {
  args: { title: "Name the job." },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await save(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText("Title")).toHaveFocus());
    await expect(canvas.getByText("One field needs another look.")).toBeVisible();
  },
};
/** It is read again by a key; what was typed meanwhile is told, and stays until it is discarded. */
export const SavedBySomebodyElse: Story = {
  args: { stale: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("City"), " or Kochi");
    await save(canvasElement);
    (await canvas.findByRole("button", { name: "Load it again" })).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByLabelText("Title")).toHaveFocus());
    await expect(canvas.getByLabelText("City")).toHaveValue("Pune or Kochi");
    canvas.getByRole("button", { name: "Discard it" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByLabelText("City")).toHaveValue("Pune"));
    await expect(canvas.getByLabelText("Title")).toHaveFocus();
  },
};
