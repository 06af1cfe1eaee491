import type { Meta, StoryObj } from "@storybook/react-vite";
import { Controller, useForm } from "react-hook-form";
import { expect, userEvent, within } from "storybook/test";
import { ChoiceField } from "./choice-field";

interface College {
  type: "GOVERNMENT" | "PRIVATE" | "DEEMED" | null;
}
const options = [
  { value: "GOVERNMENT", label: "Government" },
  { value: "PRIVATE", label: "Private" },
  { value: "DEEMED", label: "Deemed" },
] as const;

function TypeOfCollege({ type, error }: College & { error?: string }) {
  const { control } = useForm<College>({ defaultValues: { type } });
  return (
    <Controller
      control={control}
      name="type"
      render={({ field }) => (
        <ChoiceField label="Type" field={field} options={options} error={error} />
      )}
    />
  );
}
const meta = { component: TypeOfCollege, args: { type: null } } satisfies Meta<
  typeof TypeOfCollege
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The arrows go from one to the next and choose it. */
export const ByKeys: Story = {
  args: { type: "GOVERNMENT" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("radio", { name: "Government" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Private" })).toBeChecked();
  },
};
export const NothingChosen: Story = {};
export const Wrong: Story = { args: { error: "Choose what kind of college it is." } };
