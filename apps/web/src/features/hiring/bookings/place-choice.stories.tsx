import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { askedBooking, bookingOptions, placeIds } from "../testing/booking";
import { PlaceChoice } from "./place-choice";

const Kept = (props: ComponentProps<typeof PlaceChoice>) => {
  const [chosen, setChosen] = useState(props.chosen);
  return <PlaceChoice {...props} chosen={chosen} onChange={setChosen} />;
};
const meta = {
  component: PlaceChoice,
  args: {
    places: bookingOptions.places,
    busy: bookingOptions.busy,
    times: askedBooking.dates,
    students: 120,
    chosen: [],
    onChange: () => undefined,
  },
  globals: { role: "hr" },
  render: (props) => <Kept {...props} />,
} satisfies Meta<typeof PlaceChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Too few seats are told as soon as a place is chosen. */
export const ChosenByKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("checkbox", { name: "Computer lab" }).focus();
    await userEvent.keyboard(" ");
    await expect(canvas.getByText("These hold 30, and 120 students are expected.")).toBeVisible();
    canvas.getByRole("checkbox", { name: "Main hall" }).focus();
    await userEvent.keyboard(" ");
    await expect(canvas.queryByText(/^These hold/)).toBeNull();
  },
};
export const NothingChosen: Story = { args: { error: "Choose the places." } };
export const HeldForSomebodyElse: Story = {
  args: {
    busy: bookingOptions.busy.map((each) => ({ ...each, soft: true, booking: null })),
    chosen: [placeIds.lab],
    students: null,
  },
};
export const SeatsNotTold: Story = {
  args: { places: bookingOptions.places.map((place) => ({ ...place, capacity: null })) },
};
export const NoPlaces: Story = { args: { places: [] } };
