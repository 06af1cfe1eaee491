import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { inForm } from "../field/in-form";
import { all, chosen, fromServer, University } from "./university";

const meta = { component: University } satisfies Meta<typeof University>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ChosenByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const input = canvas.getByRole("combobox", { name: "University" });
    await expect(input).toHaveFocus();
    await userEvent.keyboard("anna");
    await canvas.findByText("4 universities");
    await userEvent.keyboard("{ArrowDown}");
    const second = await canvas.findByRole("option", { name: /Annamalai/ });
    await expect(input).toHaveAttribute("aria-activedescendant", second.id);
    await userEvent.keyboard("{Enter}");
    await expect(input).toHaveValue("Annamalai University, Chidambaram");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(chosen).toHaveBeenLastCalledWith(
      expect.objectContaining({ label: "Annamalai University, Chidambaram" }),
    );
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("combobox"), "anna");
    await canvas.findByText("4 universities");
  },
};

export const LoadsTheNextPageWhileScrolling: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("combobox"));
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(12));
    const menu = canvas.getByRole("listbox");
    menu.scrollTo({ top: menu.scrollHeight });
    await waitFor(() => expect(canvas.getAllByRole("option").length).toBeGreaterThan(12));
  },
};

/** The list still shows what was asked before: Enter means what is typed. */
export const EnteredBeforeTheAnswer: Story = {
  play: async ({ canvasElement }) => {
    chosen.mockClear();
    const canvas = within(canvasElement);
    const input = canvas.getByRole("combobox");
    await userEvent.click(input);
    await canvas.findByText("First 12 universities");
    await userEvent.keyboard("susanna{Enter}");
    await waitFor(() => expect(input).toHaveValue("Susanna Wesley College"));
    await expect(chosen).toHaveBeenCalledOnce();
  },
};

export const TypedInFull: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole("combobox");
    await userEvent.type(input, "susanna wesley college");
    await canvas.findByText("1 found");
    await userEvent.tab();
    await expect(input).toHaveValue("Susanna Wesley College");
  },
};

const gate = new EventTarget();
let shut = false;
/** Fast fingers are in the next field before the answer has come. */
export const LeftBeforeTheAnswer: Story = {
  args: {
    load: async (ask) => {
      if (shut) await new Promise((pass) => gate.addEventListener("open", pass));
      return fromServer(ask);
    },
  },
  play: async ({ canvasElement }) => {
    shut = true;
    const canvas = within(canvasElement);
    const input = canvas.getByRole("combobox");
    await userEvent.type(input, "anna university, chennai");
    await userEvent.tab();
    await expect(input).toHaveValue("anna university, chennai");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(input).toHaveAttribute("aria-busy", "true");
    shut = false;
    gate.dispatchEvent(new Event("open"));
    await waitFor(() => expect(chosen).toHaveBeenLastCalledWith(all[0]));
    await expect(input).not.toHaveAttribute("aria-busy");
    await expect(input).toHaveValue("Anna University, Chennai");
  },
};

export const EscapeKeepsTheChoice: Story = {
  args: { begin: all[0] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole("combobox");
    await userEvent.type(input, "xyz");
    await userEvent.keyboard("{Escape}");
    await expect(input).toHaveValue("Anna University, Chennai");
  },
};

export const Cleared: Story = {
  args: { begin: all[0] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Clear university" }));
    await expect(canvas.getByRole("combobox")).toHaveValue("");
    await expect(canvas.getByRole("combobox")).toHaveFocus();
    await expect(chosen).toHaveBeenLastCalledWith(null);
  },
};

export const NothingMatches: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("combobox"), "zzz");
    await waitFor(() => expect(canvas.getByText("No universities match “zzz”")).toBeVisible());
  },
};

export const Waiting: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("combobox"));
    await waitFor(() => expect(canvas.getByText("Looking for universities")).toBeVisible());
  },
};

let down = true;
export const Retried: Story = {
  args: {
    load: async (ask) => {
      if (down) throw new Error("offline");
      return fromServer(ask);
    },
  },
  play: async ({ canvasElement }) => {
    down = true;
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("combobox"));
    await waitFor(() =>
      expect(canvas.getByText("The universities could not be loaded.")).toBeVisible(),
    );
    down = false;
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(12));
  },
};

/** Tried again by a key, the list is walked on from its field. */
export const RetriedByKeys: Story = {
  ...Retried,
  play: async ({ canvas }) => {
    down = true;
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await canvas.findByText("The universities could not be loaded.");
    down = false;
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Try again" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(12));
    await expect(canvas.getByRole("combobox")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};

export const OnlyTheNewestQuestionAnswers: Story = {
  args: {
    load: async ({ search, signal }) => {
      // The first, broad question is slow; its late answer must not replace the second.
      if (search === "") await new Promise((done) => signal.addEventListener("abort", done));
      return {
        items: [{ value: search, label: search === "" ? "Late answer" : `Answer to ${search}` }],
      };
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.keyboard("anna");
    await waitFor(() =>
      expect(canvas.getByRole("option", { name: "Answer to anna" })).toBeVisible(),
    );
    await expect(canvas.queryByText("Late answer")).toBeNull();
  },
};

/** Under zoom there is no room for a name and its detail beside each other. */
export const DetailGoesBelowWithoutRoom: Story = {
  args: {
    load: async () => ({
      items: [{ value: "1", label: "Anna University, Chennai", detail: "Tamil Nadu, since 1978" }],
      next: null,
    }),
  },
  decorators: [(Story) => <div className="max-w-60">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.keyboard("anna");
    const detail = (await canvas.findByText("Tamil Nadu, since 1978")).getBoundingClientRect();
    const name = canvas.getByText(/University, Chennai/).getBoundingClientRect();
    await expect(detail.top).toBeGreaterThanOrEqual(name.bottom);
  },
};

/** Pages too small to scroll, one of them empty, are followed by the next without anybody's doing. */
export const SmallPages: Story = {
  args: {
    load: async ({ next }) => {
      const page = Number(next ?? 0);
      const items = page === 0 ? [] : all.slice(page * 3, page * 3 + 3);
      return { items, next: page < 12 ? String(page + 1) : null };
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("combobox"));
    await canvas.findByText(/^First (9|12) universities$/);
  },
};

/** Of two of one name, none is taken for the one that was meant. */
export const TwoOfOneName: Story = {
  args: {
    load: async () => ({
      items: ["Mumbai", "Kolkata"].map((detail) => ({
        value: detail,
        label: "St. Xavier’s College",
        detail,
      })),
    }),
  },
  play: async ({ canvasElement }) => {
    chosen.mockClear();
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("combobox"), "st. xavier’s college");
    await canvas.findByText("2 universities");
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("combobox")).toHaveValue(""));
    await expect(chosen).not.toHaveBeenCalled();
  },
};

/** The field was left, and then its lookup failed: what stands there is not what is chosen, and no form takes it for that. */
export const LeftAndNotLookedUp: Story = {
  args: {
    begin: all[0],
    load: async (ask) => {
      if (!down) return fromServer(ask);
      await new Promise((later) => setTimeout(later, 50));
      throw new Error("offline");
    },
  },
  decorators: [inForm],
  play: async ({ canvasElement }) => {
    down = true;
    const canvas = within(canvasElement);
    const input = canvas.getByRole("combobox");
    const form = canvas.getByRole("form");
    await userEvent.clear(input);
    await userEvent.type(input, "susanna wesley college");
    input.blur();
    const says =
      "The universities could not be loaded, so this is not chosen. Open the list to try again.";
    await waitFor(() => expect(input).toHaveAccessibleDescription(says));
    await expect(input).toHaveValue("susanna wesley college");
    input.focus();
    await userEvent.keyboard("{Enter}");
    await expect(form).not.toHaveAttribute("data-sent");
    down = false;
    await userEvent.click(input);
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await canvas.findByText("1 found");
    input.blur();
    await waitFor(() => expect(chosen).toHaveBeenLastCalledWith(all[3]));
    input.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(form).toHaveAttribute("data-sent"));
  },
};
