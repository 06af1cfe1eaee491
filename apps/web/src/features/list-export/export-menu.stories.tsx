import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { seenBy } from "@/testing/in-story";
import { ExportMenu } from "./export-menu";

const board = {
  id: "board",
  list: "offers",
  name: "For the board",
  format: "xlsx",
  columns: ["studentName", "ctc"],
} as const;
type Presets = NonNullable<NonNullable<FakeCalls["hr"]>["exportPresets"]>;
const answeredBy = (list: Presets["list"]) =>
  seenBy({ area: "hr", mode: "DASHBOARD", calls: { hr: { exportPresets: { list } } } });

const Offers = () => (
  <ExportMenu area="hr" list="offers" name="offers" take={async () => refusal({}, 500)} />
);
const meta = {
  component: Offers,
  decorators: [(Story) => <div className="flex min-h-80 justify-end">{Story()}</div>],
} satisfies Meta<typeof Offers>;
export default meta;
type Story = StoryObj<typeof meta>;

const openIt = async (canvasElement: HTMLElement) => {
  (await within(canvasElement).findByRole("button", { name: /^Export/ })).focus();
  await userEvent.keyboard("{Enter}");
  return screen.findByRole("menu");
};
export const WithPresets: Story = {
  decorators: [answeredBy(async () => ok([{ ...board, columns: [...board.columns] }]))],
  play: async ({ canvasElement }) => {
    await openIt(canvasElement);
    const preset = await screen.findByRole("menuitem", { name: /^For the board/ });
    await waitFor(() => expect(preset).toBeVisible());
  },
};
/** Which columns, in which file: chosen before it is made. */
export const ColumnByColumn: Story = {
  decorators: [answeredBy(async () => ok([]))],
  play: async ({ canvasElement }) => {
    await openIt(canvasElement);
    await userEvent.click(await screen.findByRole("menuitem", { name: /columns/i }));
    const dialog = await screen.findByRole("dialog", { name: "Export offers" });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
const middle = (part: Element | null) => {
  const { top, height } = part?.getBoundingClientRect() ?? new DOMRect();
  return Math.round(top + height / 2);
};
/** What is wrong is said below the field; the button stays beside it. */
export const PresetWithoutName: Story = {
  decorators: ColumnByColumn.decorators,
  play: async ({ canvasElement }) => {
    await openIt(canvasElement);
    await userEvent.click(await screen.findByRole("menuitem", { name: /columns/i }));
    const save = await screen.findByRole("button", { name: "Save preset" });
    await userEvent.click(save);
    await screen.findByText("Name the preset.");
    const box = screen.getByRole("textbox", { name: "Save as a preset" }).closest("div");
    await waitFor(() => expect(middle(save)).toBe(middle(box)));
  },
};
