import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { PhoneField, type PhoneFieldProps } from "./phone-field";

function Held(props: PhoneFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <PhoneField
      {...props}
      value={value}
      onValueChange={(next, valid) => {
        props.onValueChange(next, valid);
        setValue(next);
      }}
    />
  );
}

const meta = {
  component: PhoneField,
  args: { label: "Mobile", value: "", onValueChange: fn() },
  decorators: [(Story) => <div className="min-h-120 max-w-80">{Story()}</div>],
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

// The countries are fetched when a field is first shown.
const loading = { timeout: 10_000 };
const page = () => within(document.body);

export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("button", { name: "Country: India, +91" }, loading);
    const field = canvas.getByLabelText("Mobile");
    await userEvent.type(field, "98400 12345");
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("+919840012345", true);
    await expect(field).toHaveValue("098400 12345");
  },
};

export const CountryByKeys: Story = {
  args: { value: "+919840012345" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole("button", { name: "Country: India, +91" }, loading)).focus();
    await userEvent.keyboard("{Enter}");
    const find = await page().findByRole("combobox", { name: "Find a country" });
    await waitFor(() => expect(find).toHaveFocus());
    await userEvent.keyboard("sri{Enter}");
    await canvas.findByRole("button", { name: "Country: Sri Lanka, +94" });
    await expect(args.onValueChange).toHaveBeenLastCalledWith("+949840012345", false);
  },
};

export const PastedWithItsCountry: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("button", { name: "Country: India, +91" }, loading);
    await userEvent.click(canvas.getByLabelText("Mobile"));
    await userEvent.paste("+44 20 7946 0958");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("+442079460958", true);
    await expect(
      canvas.getByRole("button", { name: "Country: United Kingdom, +44" }),
    ).toBeVisible();
  },
};

export const PickerOpen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole("button", { name: /^Country: / }, loading),
    );
    await waitFor(() => expect(page().getByRole("listbox", { name: "Countries" })).toBeVisible());
  },
};

export const Refused: Story = { args: { value: "98400 1234", error: "Enter 10 digits." } };
export const Disabled: Story = { args: { value: "+919840012345", disabled: true } };
export const Large: Story = { args: { value: "+919840012345", size: "lg" } };
