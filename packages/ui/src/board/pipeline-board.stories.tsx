import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { focusBack, openerNow } from "../focus/focus-back";
import { Board, colleague, heard, moved, opened } from "./told-board";

const meta = {
  title: "Board/PipelineBoard",
  component: Board,
  parameters: { page: true },
  globals: { role: "hr" },
} satisfies Meta<typeof Board>;
export default meta;

type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const ByKeysAlone: Story = {
  play: async ({ canvasElement }) => {
    moved.mockClear();
    const canvas = within(canvasElement);
    const row = (name: string) => canvas.getByRole("button", { name });
    row("Lalrinpuii Ralte").focus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    await expect(row("Rohan Deshmukh")).toHaveFocus();
    await userEvent.keyboard(" {ArrowRight}");
    await expect(canvas.getByText("Over Interview.")).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await expect(moved).not.toHaveBeenCalled();
    await userEvent.keyboard(" {ArrowRight}{ArrowRight} ");
    await expect(moved).toHaveBeenCalledWith("Rohan Deshmukh", "offer");
    await expect(canvas.getByText("Rohan Deshmukh moved to Offer.")).toBeInTheDocument();
    await waitFor(() => expect(row("Rohan Deshmukh")).toHaveFocus());
    await expect(
      within(canvas.getByRole("list", { name: /Offer/ })).getByText("Rohan Deshmukh"),
    ).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(opened).toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { refused: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    moved.mockClear();
    canvas.getByRole("button", { name: "Rohan Deshmukh" }).focus();
    await userEvent.keyboard(" {ArrowRight} ");
    await expect(moved).toHaveBeenCalledWith("Rohan Deshmukh", "interview");
    const back = await within(canvas.getByRole("list", { name: /Shortlisted/ })).findByRole(
      "button",
      { name: "Rohan Deshmukh" },
    );
    await waitFor(() => expect(back).toHaveFocus());
  },
};

export const NotShownWhereItStands: Story = {
  args: { unseen: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = (name: string) => canvas.getByRole("button", { name });
    row("Rohan Deshmukh").focus();
    await userEvent.keyboard(" {ArrowRight} ");
    await waitFor(() => expect(row("Karthik Subramanian")).toHaveFocus());
    await expect(canvas.queryByRole("button", { name: "Rohan Deshmukh" })).not.toBeInTheDocument();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(row("Sneha Reddy")).toHaveFocus();
  },
};

/** The second button, Shift F10 and the menu key bring what is under the dots. */
export const FromTheMenuOfThePlace: Story = {
  play: async ({ canvasElement }) => {
    moved.mockClear();
    const canvas = within(canvasElement);
    const row = () => canvas.getByRole("button", { name: "Sneha Reddy" });
    row().focus();
    const asked = new MouseEvent("contextmenu", {
      bubbles: true,
      cancelable: true,
      clientX: 300,
      clientY: 200,
    });
    await expect(row().dispatchEvent(asked)).toBe(false);
    const message = await page().findByRole("menuitem", { name: "Message Sneha Reddy" });
    await waitFor(() => expect(message).toBeVisible());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(moved).toHaveBeenCalledWith("Sneha Reddy", "interview");
    await waitFor(() => expect(row()).toHaveFocus());
    await expect(
      within(canvas.getByRole("list", { name: /Interview/ })).getByText("Sneha Reddy"),
    ).toBeVisible();
  },
};

export const FromTheMenu: Story = {
  play: async ({ canvasElement }) => {
    moved.mockClear();
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: "Sneha Reddy" }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "More for Sneha Reddy" })).toHaveFocus();
    const other = { name: "More for Rohan Deshmukh" };
    await expect(canvas.queryByRole("button", other)).not.toBeInTheDocument();
    await userEvent.hover(canvas.getByRole("button", { name: "Rohan Deshmukh" }));
    await expect(canvas.getByRole("button", other)).toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    await page().findByRole("menu");
    await waitFor(() => expect(page().getByRole("menuitem", { name: "Applied" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(moved).toHaveBeenCalledWith("Sneha Reddy", "interview");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Sneha Reddy" })).toHaveFocus());
  },
};

export const MovedBySomebodyElse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const offers = () => within(canvas.getByRole("list", { name: /Offer/ }));
    moved.mockClear();
    canvas.getByRole("button", { name: "Rohan Deshmukh" }).focus();
    await userEvent.keyboard(" {ArrowRight}");
    window.dispatchEvent(new Event(colleague));
    await expect(
      await canvas.findByText("Rohan Deshmukh was moved meanwhile."),
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(offers().getByRole("button", { name: "Rohan Deshmukh" })).toHaveFocus(),
    );
    await userEvent.keyboard(" {Escape}");
    await expect(canvas.getByText("Rohan Deshmukh is back at Offer.")).toBeInTheDocument();
    await expect(moved).not.toHaveBeenCalled();
  },
};

export const LeftForSomethingElse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole("button", { name: "Rohan Deshmukh" });
    row.focus();
    row.blur();
    window.dispatchEvent(new Event(colleague));
    await waitFor(() =>
      expect(
        within(canvas.getByRole("list", { name: /Offer/ })).getByRole("button", {
          name: "Rohan Deshmukh",
        }),
      ).toBeVisible(),
    );
    await expect(document.body).toHaveFocus();
  },
};

export const GivenBackWhereItStandsByNow: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = () => canvas.getByRole("button", { name: "Rohan Deshmukh" });
    row().focus();
    const opener = openerNow();
    row().blur();
    window.dispatchEvent(new Event(colleague));
    const offers = within(canvas.getByRole("list", { name: /Offer/ }));
    await offers.findByRole("button", { name: "Rohan Deshmukh" });
    await waitFor(() => expect(opener[0]).not.toBeInTheDocument());
    focusBack(opener);
    await waitFor(() => expect(row()).toHaveFocus());
  },
};

export const OnlyWhereItCanGo: Story = {
  args: { onwards: true },
  play: async ({ canvasElement }) => {
    moved.mockClear();
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: "Sneha Reddy" }).focus();
    await userEvent.keyboard(" {ArrowLeft} ");
    await expect(canvas.getByText("Sneha Reddy stays at Shortlisted.")).toBeInTheDocument();
    await userEvent.keyboard(" {ArrowRight}{ArrowRight}{ArrowRight}");
    await expect(canvas.getByText("Over Offer.")).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const menu = within(await page().findByRole("menu"));
    await expect(menu.getAllByRole("menuitem").map((entry) => entry.textContent)).toEqual([
      "Interview",
      "Offer",
      "Message Sneha Reddy",
    ]);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page().queryByRole("menu")).not.toBeInTheDocument());
    canvas.getByRole("button", { name: "Ananya Iyer" }).focus();
    await userEvent.keyboard(" ");
    await expect(canvas.getByText("Ananya Iyer cannot be moved from Offer.")).toBeInTheDocument();
    await expect(moved).not.toHaveBeenCalled();
  },
};

const drag = (element: Element, type: string, x: number, y: number) =>
  element.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      isPrimary: true,
      button: 0,
      clientX: x,
      clientY: y,
    }),
  );

export const ByPointer: Story = {
  play: async ({ canvasElement }) => {
    moved.mockClear();
    const canvas = within(canvasElement);
    const row = canvas.getByRole("button", { name: "Aditi Kulkarni" });
    const target = canvas.getByRole("list", { name: /Interview/ }).getBoundingClientRect();
    const from = row.getBoundingClientRect();
    drag(row, "pointerdown", from.x + 40, from.y + 20);
    drag(row, "pointermove", from.x + 60, from.y + 30);
    await waitFor(() => expect(row).toHaveAttribute("aria-pressed", "true"));
    drag(row, "pointermove", target.x + 60, target.y + 20);
    await waitFor(() => expect(canvas.getByText("Over Interview.")).toBeInTheDocument());
    drag(row, "pointerup", target.x + 60, target.y + 20);
    await waitFor(() => expect(moved).toHaveBeenCalledWith("Aditi Kulkarni", "interview"));
  },
};

export const PickedUp: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: "Karthik Subramanian" }).focus();
    heard.mockClear();
    await userEvent.keyboard(" {ArrowRight}");
    await expect(canvas.getByText("Over Offer.")).toBeInTheDocument();
    // A key draws what it changes, and not every row of a board of hundreds.
    await expect(new Set(heard.mock.calls.flat())).toEqual(new Set(["Karthik Subramanian"]));
    const [own, carried] = canvas.getAllByText("Karthik Subramanian");
    await expect(own).not.toBeVisible();
    await expect(carried).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(own).toBeVisible();
    await expect(carried).not.toBeInTheDocument();
    await userEvent.keyboard("{ArrowRight}");
  },
};

export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const band = canvasElement.querySelector("svg[preserveAspectRatio]");
    await expect(band, "it is broad over the first stage").toHaveStyle({ scale: "-1 1" });
  },
};
