import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import type { FieldFrame } from "../field/field";
import { translate } from "../field/translate";
import { MultiCombobox } from "./multi-combobox";
import type { ComboboxOption } from "./option";
import type { LoadOptions } from "./use-options";

const labels =
  `React, React Native, Redux, Figma, Verilog, SolidWorks, STAAD Pro, PostgreSQL, Kubernetes,
  Go, TypeScript, Technical writing, Public speaking`.split(/,\s+/);
const named = (label: string): ComboboxOption => ({ value: label.toLowerCase(), label });
const all = labels.map(named);

const fromServer: LoadOptions<ComboboxOption> = async ({ search, next }) => {
  const found = all.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()));
  const start = Number(next ?? 0);
  return {
    items: found.slice(start, start + 9),
    next: start + 9 < found.length ? String(start + 9) : null,
  };
};

interface SkillsProps extends Pick<FieldFrame, "error" | "hint"> {
  begin?: readonly string[];
  disabled?: boolean;
  load?: typeof fromServer;
}

function Skills({ begin = [], load = fromServer, ...more }: SkillsProps) {
  const [values, setValues] = useState<ComboboxOption[]>(begin.map(named));
  return (
    <form
      aria-label="Profile"
      className="h-90 max-w-90"
      onSubmit={(event) => event.preventDefault()}
    >
      <MultiCombobox
        {...more}
        label="Skills"
        noun="skills"
        name="skill"
        placeholder="Start typing"
        load={load}
        values={values}
        onValuesChange={(next) => {
          chosen(next.map(({ label }) => label));
          setValues(next);
        }}
      />
    </form>
  );
}

const chosen = fn();
const meta = { title: "MultiCombobox", component: Skills } satisfies Meta<typeof Skills>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { begin: ["React", "Figma", "Go"] } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const input = canvas.getByRole("combobox", { name: "Skills" });
    await expect(input).toHaveFocus();
    await userEvent.keyboard("rea");
    await canvas.findByText("2 skills");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(chosen).toHaveBeenLastCalledWith(["React Native"]);
    await expect(input).toHaveValue("");
    await expect(canvas.getByRole("listbox")).toHaveAttribute("aria-multiselectable", "true");
    await userEvent.keyboard("fig");
    await canvas.findByText("1 found");
    await userEvent.keyboard("{Enter}");
    const form = canvas.getByRole<HTMLFormElement>("form");
    await expect(new FormData(form).getAll("skill")).toEqual(["react native", "figma"]);
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await userEvent.keyboard("{Backspace}");
    await expect(chosen).toHaveBeenLastCalledWith(["React Native"]);
    await expect(canvas.getByText("Figma taken out")).toBeInTheDocument();
  },
};

/** On a page that a translator has rewritten one types on: the list is drawn anew with each letter. */
export const Translated: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await canvas.findAllByRole("option");
    translate(canvas.getByRole("listbox"));
    await userEvent.keyboard("re");
    await waitFor(() => expect(canvas.getAllByText("Re", { selector: "mark" })).toHaveLength(3));
    translate(canvas.getByRole("listbox"));
    await userEvent.keyboard("{Backspace}{Backspace}fig");
    await expect(await canvas.findByRole("option", { name: "Figma" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
  },
};

export const ATagIsTakenOutByKey: Story = {
  args: { begin: ["React", "Figma"] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Remove React" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(chosen).toHaveBeenLastCalledWith(["Figma"]);
    await expect(canvas.getByRole("combobox")).toHaveFocus();
  },
};

export const BackspaceHeldDownTakesNothingOut: Story = {
  args: { begin: ["React", "Figma"] },
  play: async ({ canvasElement }) => {
    chosen.mockClear();
    await fireEvent.keyDown(within(canvasElement).getByRole("combobox"), {
      key: "Backspace",
      repeat: true,
    });
    await expect(chosen).not.toHaveBeenCalled();
  },
};

export const PagesByScrolling: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("combobox"));
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(9));
    const list = canvas.getByRole("listbox");
    list.scrollTo({ top: list.scrollHeight });
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(13));
  },
};

export const MoreThanThreeLines: Story = {
  args: { begin: labels },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^\+\d+$/);
  },
};

export const LongText: Story = {
  args: {
    begin: ["Finite element analysis of prestressed concrete girders under moving loads", "Go"],
  },
  play: async ({ canvas }) => {
    const [take] = canvas.getAllByRole("button", { name: /^Remove/ });
    const field = canvas.getByRole("combobox").closest(".control-box")!;
    await expect(take!.getBoundingClientRect().right).toBeLessThan(
      field.getBoundingClientRect().right,
    );
  },
};
export const WithError: Story = { args: { error: "Choose three skills at least." } };
export const Disabled: Story = { args: { begin: ["React", "Figma"], disabled: true } };
/** As with the browser's own: what cannot be changed is not sent. */
export const DisabledInAForm: Story = {
  ...Disabled,
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>("form");
    await expect(new FormData(form).getAll("skill")).toEqual([]);
  },
};
export const Loading: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("combobox"));
    await canvas.findByText("Looking for skills");
  },
};
/** Whoever was put into the list meanwhile moves the others on to the next page: each is there once, and gone with its search. */
export const ListedOnce: Story = {
  args: {
    load: async ({ search, next }) => {
      const page = Number(next ?? 0);
      const found = search ? all.slice(2, 4) : all.slice(page ? page * 2 - 1 : 0, page * 2 + 2);
      return { items: found, next: search || page > 2 ? null : String(page + 1) };
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("combobox"));
    await canvas.findByText("8 skills");
    await expect(canvas.getAllByRole("option")).toHaveLength(8);
    await userEvent.keyboard("re");
    await canvas.findByText("2 skills");
    await expect(canvas.getAllByRole("option")).toHaveLength(2);
  },
};
export const Dark: Story = { ...Filled, globals: { theme: "dark" } };
export const RightToLeft: Story = {
  ...Filled,
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
