import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { answering, refusal } from "@/testing/fake-calls";
import { seenBy } from "@/testing/in-story";
import { JobFiles } from "./job-files";

const file = answering(refusal({}, 404));
const meta = {
  component: JobFiles,
  args: {
    area: "hr",
    files: [
      { id: "1", name: "What we pay.pdf", bytes: 48_000 },
      {
        id: "2",
        name: "Description_of_the_position_Fleet_Engineer_Night_Control_Room_final_final.pdf",
        bytes: 3_400_000,
      },
    ],
  },
  globals: { role: "hr" },
  decorators: [
    (Story) => <div className="max-w-96">{Story()}</div>,
    seenBy({ area: "hr", mode: "DASHBOARD", calls: { hr: { jobs: { file } } } }),
  ],
} satisfies Meta<typeof JobFiles>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each is asked for by its own button, which keeps the focus. */
export const AskedForByKeys: Story = {
  play: async ({ canvasElement }) => {
    const download = within(canvasElement).getByRole("button", {
      name: "Download What we pay.pdf",
    });
    download.focus();
    await userEvent.keyboard("{Enter}");
    await expect(file.asked).toEqual([{ params: { id: "1" } }]);
    await expect(download).toHaveFocus();
  },
};
