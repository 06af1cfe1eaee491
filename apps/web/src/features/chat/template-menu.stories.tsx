import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { neverAnswers } from "@/testing/in-story";
import { Conversation } from "./conversation";
import { answeredBy, inItsRoom } from "./testing/answered-by";
import { dates, thanks } from "./testing/templates";
import { id, me } from "./testing/written";

const meta = {
  component: Conversation,
  args: { area: "po", id, me, at: undefined },
  parameters: { page: true },
  decorators: [inItsRoom],
} satisfies Meta<typeof Conversation>;
export default meta;
type Story = StoryObj<typeof meta>;

type Templates = NonNullable<NonNullable<FakeCalls["chat"]>["templates"]>;
const withTemplates = (templates: Templates) => answeredBy({ templates });
const some: Templates = { filled: async () => ok([dates, thanks]) };
const none: Templates = { filled: async () => ok([]) };

async function press(name: string) {
  (await screen.findByRole("button", { name })).focus();
  await userEvent.keyboard("{Enter}");
}
async function openMenu() {
  await press("Insert a template");
  const menu = await screen.findByRole("dialog", { name: "Insert a template" });
  await waitFor(() => expect(menu).toBeVisible());
  return within(menu);
}
async function openAll() {
  await openMenu();
  await press("Manage templates");
  const dialog = await screen.findByRole("dialog", { name: "Templates" });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** What has no value here is marked; the arrows go from one to the next, Enter puts it among the words. */
export const Inserted: Story = {
  decorators: [withTemplates(some)],
  play: async ({ canvasElement }) => {
    const menu = await openMenu();
    (await menu.findByRole("button", { name: dates.name })).focus();
    await waitFor(() => expect(menu.getByText(/\{\{posting\}\} has no value here/)).toBeVisible());
    await userEvent.keyboard("{ArrowDown}");
    await expect(menu.getByRole("button", { name: thanks.name })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const field = within(canvasElement).getByRole("textbox", { name: /^Message to/ });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue(thanks.filled);
  },
};
export const WithoutAValue: Story = {
  decorators: [withTemplates(some)],
  play: async () => {
    const menu = await openMenu();
    const warning = await menu.findByText(/\{\{posting\}\} has no value here/);
    await waitFor(() => expect(warning).toBeVisible());
  },
};
export const Empty: Story = {
  decorators: [withTemplates(none)],
  play: async () => {
    const menu = await openMenu();
    const empty = await menu.findByText("No templates yet");
    await waitFor(() => expect(empty).toBeVisible());
  },
};
export const OnItsWay: Story = {
  decorators: [withTemplates({ filled: neverAnswers })],
  play: async () => {
    await openMenu();
  },
};
export const Failed: Story = {
  decorators: [withTemplates({ filled: async () => refusal({}, 500) })],
  play: async () => {
    const menu = await openMenu();
    const again = await menu.findByRole("button", { name: "Try again" });
    await waitFor(() => expect(again).toBeVisible());
  },
};
export const Managed: Story = {
  decorators: [withTemplates(some)],
  play: async () => {
    const all = await openAll();
    await waitFor(() =>
      expect(all.getByRole("button", { name: `Change ${dates.name}` })).toBeVisible(),
    );
  },
};
export const NoneToManage: Story = {
  decorators: [withTemplates(none)],
  play: async () => {
    const all = await openAll();
    await waitFor(() => expect(all.getByText("Write the first one for your team.")).toBeVisible());
  },
};
/** A name in braces that nothing fills is told at the text. */
export const Wrong: Story = {
  decorators: [withTemplates(none)],
  play: async () => {
    await openAll();
    await press("New template");
    await userEvent.type(await screen.findByRole("textbox", { name: "Name" }), "Hall");
    await userEvent.type(screen.getByRole("textbox", { name: /^Text/ }), "On {{{{date}}");
    await press("Save template");
    await waitFor(() => expect(screen.getByText(/^Of names in braces, only/)).toBeVisible());
  },
};
/** A name that the team has already is refused at its field. */
export const Refused: Story = {
  decorators: [
    withTemplates({
      ...some,
      update: async () =>
        refusal({ errors: { name: "Your team has a template of that name already." } }, 409),
    }),
  ],
  play: async () => {
    await openAll();
    await press(`Change ${dates.name}`);
    await userEvent.type(await screen.findByRole("textbox", { name: "Name" }), " by us");
    await press("Save template");
    await waitFor(() => expect(screen.getByText(/has a template of that name/)).toBeVisible());
  },
};
