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

function WithAWayBack(props: PhoneFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <PhoneField {...props} value={value} onValueChange={setValue} />
      <button type="button" onClick={() => setValue(props.value)}>
        Take back
      </button>
    </>
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
    // The code of the country stands before it.
    await expect(field).toHaveValue("98400 12345");
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
    await expect(args.onValueChange).toHaveBeenLastCalledWith("+9498400 12345", false);
  },
};

/** The list of countries is all its box holds: one press of Escape puts both away. */
export const EscapeLeavesTheCountry: Story = {
  args: { value: "+919840012345" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const country = await canvas.findByRole("button", { name: "Country: India, +91" }, loading);
    country.focus();
    await userEvent.keyboard("{Enter}");
    const find = await page().findByRole("combobox", { name: "Find a country" });
    await waitFor(() => expect(find).toHaveFocus());
    await userEvent.keyboard("sri{Escape}");
    await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(country).toHaveFocus());
    await expect(args.onValueChange).not.toHaveBeenCalled();
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

export const TooShort: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("button", { name: "Country: India, +91" }, loading);
    await userEvent.type(canvas.getByLabelText("Mobile"), "98400 1234");
    // It is not made into a number that it is not; who asks for one says what is wrong with it.
    await expect(args.onValueChange).toHaveBeenLastCalledWith("98400 1234", false);
    await userEvent.tab();
    await expect(canvas.getByLabelText("Mobile")).toHaveValue("98400 1234");
  },
};

export const TwoNumbers: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("button", { name: "Country: India, +91" }, loading);
    await userEvent.type(canvas.getByLabelText("Mobile"), "9840012345 / 9840012346");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("9840012345 / 9840012346", false);
  },
};

export const ChangedInTheMiddle: Story = {
  args: { value: "+919840012345" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("button", { name: "Country: India, +91" }, loading);
    const field = canvas.getByLabelText<HTMLInputElement>("Mobile");
    await expect(field).toHaveValue("98400 12345");
    await expect(args.onValueChange).not.toHaveBeenCalled();
    // "1" after the space: what follows stands where it is typed, not at the end.
    await userEvent.type(field, "{Backspace}76", { initialSelectionStart: 7 });
    await expect(field).toHaveValue("98400 762345");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("98400 762345", false);
    await userEvent.keyboard("{Backspace}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("+919840072345", true);
    await expect(field).toHaveValue("98400 72345");
  },
};

export const WrittenAnewAbroad: Story = {
  args: { value: "+442079460958" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const country = { name: "Country: United Kingdom, +44" };
    await canvas.findByRole("button", country, loading);
    const field = canvas.getByLabelText("Mobile");
    await expect(field).toHaveValue("20 7946 0958");
    await userEvent.clear(field);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("", undefined);
    // The country stays while nothing, or too little, is written.
    await userEvent.type(field, "2079460");
    await expect(canvas.getByRole("button", country)).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("+442079460", false);
    await userEvent.type(field, "018");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("+442079460018", true);
  },
};

export const TakenBack: Story = {
  args: { value: "+919840012345" },
  render: (args) => <WithAWayBack {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("button", { name: "Country: India, +91" }, loading);
    await userEvent.type(canvas.getByLabelText("Mobile"), "6");
    await userEvent.click(canvas.getByRole("button", { name: "Take back" }));
    await expect(canvas.getByLabelText("Mobile")).toHaveValue("98400 12345");
  },
};

export const RightToLeft: Story = {
  args: { value: "+919840012345" },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
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
