import type { Manager } from "@toran/contract/schemas/manager";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { Colleagues } from "./colleagues";

const officer = (id: string, firstName: string, more: Partial<Manager>): Manager => ({
  id,
  firstName,
  lastName: "Krishnan",
  email: `${id}@nilgiri.example`,
  designation: null,
  rank: "MEMBER",
  joined: true,
  since: "2026-11-02T10:00:00Z",
  self: false,
  ...more,
});
const meera = officer("meera", "Meera", { rank: "LEAD", self: true, designation: "Dean" });
const ravi = officer("ravi", "Ravi", { joined: false });
const tara = officer("tara", "Tara", { rank: "VIEWER" });

type Managers = NonNullable<FakeCalls["po"]>["managers"];
const answeredBy = (managers: Managers, rank: Manager["rank"] = "LEAD") =>
  seenBy({
    area: "po",
    mode: "DASHBOARD",
    known: true,
    calls: {
      po: {
        managers,
        profile: {
          profile: async () =>
            ok({
              data: {
                ...meera,
                rank,
                phone: null,
                picture: null,
                mode: "DASHBOARD",
                collegeId: "nilgiri",
                collegeName: "Nilgiri Institute of Technology",
              },
            }),
        },
      },
    },
  });

const meta = { component: Colleagues, args: { area: "po" } } satisfies Meta<typeof Colleagues>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = async () => ok([meera, ravi, tara]);
export const SeenByALead: Story = {
  decorators: [answeredBy({ list: all })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText("Email"), "nobody{Enter}");
    await expect(await canvas.findByText("Write the first name.")).toBeVisible();
  },
};
export const SeenByAMember: Story = { decorators: [answeredBy({ list: all }, "MEMBER")] };
export const OnItsWay: Story = { decorators: [answeredBy({ list: neverAnswers })] };
export const Failed: Story = { decorators: [answeredBy({ list: async () => refusal({}, 500) })] };
