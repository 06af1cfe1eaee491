import type { Meta, StoryObj } from "@storybook/react-vite";
import { seenBy } from "@/testing/in-story";
import { NewAddress } from "./new-address";

const meta = {
  component: NewAddress,
  args: { url: "https://toran.example/calendar/c2c1f0b4d5e64a1f9a7be0c53f1d7a90.ics" },
  decorators: [
    (Story) => <div className="grid max-w-100 gap-3">{Story()}</div>,
    seenBy({ area: "hr", mode: "DASHBOARD" }),
  ],
} satisfies Meta<typeof NewAddress>;
export default meta;

/** In a narrow place its end is cut off, and the button copies all of it. */
export const InANarrowPlace: StoryObj<typeof meta> = {};
