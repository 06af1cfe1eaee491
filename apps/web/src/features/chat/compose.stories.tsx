import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { ok, refusal } from "@/testing/fake-calls";
import { neverAnswers } from "@/testing/in-story";
import { Conversation } from "./conversation";
import { answeredBy, inItsRoom } from "./testing/answered-by";
import { id, info, me } from "./testing/written";

const meta = {
  component: Conversation,
  args: { area: "po", id, me, at: undefined },
  parameters: { page: true },
  decorators: [inItsRoom],
} satisfies Meta<typeof Conversation>;
export default meta;
type Story = StoryObj<typeof meta>;

const plan = { id: "f1", name: "Plan of the main block.pdf", type: "application/pdf", bytes: 91e3 };
const written = async (canvasElement: HTMLElement, text: string) => {
  const canvas = within(canvasElement);
  const field = await canvas.findByRole("textbox", { name: "Message to Kestrel Mobility" });
  await userEvent.type(field, text);
  return { canvas, field };
};
const chosen = async (canvasElement: HTMLElement, ...names: string[]) => {
  const { canvas } = await written(canvasElement, "The plan:");
  await userEvent.upload(
    canvasElement.querySelector<HTMLInputElement>("input[type=file]") ?? canvasElement,
    names.map((name) => new File(["%PDF-"], name, { type: "application/pdf" })),
  );
  return canvas;
};

/** An "@" offers who takes part; a key takes one of them. */
export const SomebodyNamed: Story = {
  decorators: [answeredBy({})],
  play: async ({ canvasElement }) => {
    const { canvas, field } = await written(canvasElement, "@Vik");
    await waitFor(() => expect(canvas.getByRole("option", { name: /Vikram Rao/ })).toBeVisible());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(field).toHaveValue("@Vikram Rao "));
  },
};
/** A file that is taken out again gives the focus to the words. */
export const WithAFile: Story = {
  decorators: [answeredBy({ upload: async () => ok(plan) })],
  play: async ({ canvasElement }) => {
    const canvas = await chosen(canvasElement, plan.name);
    (await canvas.findByRole("button", { name: `Remove ${plan.name}` })).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
  },
};
export const FileOnItsWay: Story = {
  decorators: [answeredBy({ upload: neverAnswers })],
  play: async ({ canvasElement }) => {
    const canvas = await chosen(canvasElement, plan.name);
    await expect(await canvas.findByText("Bringing 1 …")).toBeVisible();
  },
};
export const FilesRefused: Story = {
  decorators: [
    answeredBy({ upload: async () => refusal({ errors: { file: "Choose a PDF or a picture." } }) }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = await chosen(canvasElement, plan.name, "Halls.pdf");
    await expect(await canvas.findByText("Halls.pdf: Choose a PDF or a picture.")).toBeVisible();
  },
};
/** What is answered stands above the words, and those have the focus. */
export const AnAnswer: Story = {
  decorators: [answeredBy({})],
  play: async ({ canvasElement }) => {
    const { canvas, field } = await written(canvasElement, "On Monday.");
    (await canvas.findAllByRole("button", { name: /^More about the message/ }))[0]?.focus();
    await userEvent.keyboard("{Enter}");
    const menu = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(menu.getByRole("menuitem", { name: "Reply" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByRole("button", { name: "Do not reply to it" })).toBeVisible();
  },
};
export const WhileAReportIsLookedAt: Story = {
  decorators: [answeredBy({}, info({ state: "LOCKED" }))],
};
export const NotAllowedToWrite: Story = {
  decorators: [answeredBy({}, info({ state: "READ_ONLY" }))],
};
