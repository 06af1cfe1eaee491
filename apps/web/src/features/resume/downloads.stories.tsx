import type { ResumeModel } from "@toran/resume-templates/model";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { seenBy } from "@/testing/in-story";
import { Downloads } from "./downloads";

const asha: ResumeModel = {
  locale: "en-IN",
  dir: "ltr",
  person: { name: "Asha Rao", contacts: [], links: [], facts: [] },
  sections: [],
};

function BesideItsPages({ ready }: { ready: boolean }) {
  const pages = useRef<HTMLDivElement>(null);
  return (
    <div className="grid max-w-80 gap-2">
      <Downloads resume={asha} options={{}} pages={pages} ready={ready} />
      <div ref={pages} />
    </div>
  );
}
const meta = {
  component: BesideItsPages,
  args: { ready: true },
  decorators: [seenBy({ area: "student", mode: "PORTFOLIO" })],
} satisfies Meta<typeof BesideItsPages>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each other format is chosen by keys. */
export const OtherFormats: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button", { name: "Print, Word and other formats" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Print" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    const word = screen.getByRole("menuitem", { name: "Word document" });
    await waitFor(() => expect(word).toHaveFocus());
  },
};
export const PagesOnTheirWay: Story = { args: { ready: false } };
