import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { inShadow, InShadow } from "../states/in-shadow";
import { FileField, type FileFieldProps } from "./file-field";

function Held({ file: begin, ...props }: FileFieldProps) {
  const [file, setFile] = useState(begin);
  return (
    <FileField
      {...props}
      file={file}
      onChoose={({ name }) => setFile({ name })}
      onRemove={() => setFile(undefined)}
    />
  );
}

const meta = {
  component: FileField,
  args: {
    label: "Company logo",
    labelSide: "PNG or SVG, up to 2 MB",
    onChoose: fn(),
    onRemove: fn(),
  },
  decorators: [(Story) => <div className="max-w-140">{Story()}</div>],
} satisfies Meta<typeof FileField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { invitation: "Drop a logo here, or choose one." },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Choose file" })).toHaveFocus();
    const logo = new File(["<svg/>"], "kestrel.svg", { type: "image/svg+xml" });
    await userEvent.upload(canvas.getByLabelText("Company logo", { selector: "input" }), logo);
    await expect(args.onChoose).toHaveBeenCalledWith(logo);
  },
};

export const OnItsWay: Story = {
  args: {
    label: "Class list",
    labelSide: undefined,
    file: { name: "class-of-2026.xlsx", detail: "421 of 661 rows" },
    progress: 0.64,
  },
};

export const There: Story = {
  args: { file: { name: "kestrel.svg", detail: "38 KB, uploaded" } },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(
      within(canvasElement).getByRole("button", { name: "Remove kestrel.svg" }),
    ).toHaveFocus();
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** The pressed button goes with the file; its keys go on from what stands there then. */
export const TakenOutAndChosen: Story = {
  args: { file: { name: "kestrel.svg" } },
  render: (args) => <Held {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: "Remove kestrel.svg" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Choose file" })).toHaveFocus();
    const input = canvas.getByLabelText<HTMLInputElement>("Company logo", { selector: "input" });
    const files = new DataTransfer();
    files.items.add(new File(["<svg/>"], "halden.svg"));
    input.files = files.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
    const replace = await canvas.findByRole("button", { name: "Replace halden.svg" });
    await expect(replace).toHaveFocus();
  },
};

export const Refused: Story = { args: { error: "This file is a PDF. Choose a PNG or an SVG." } };

export const InAShadowRoot: Story = {
  decorators: [(Story) => <InShadow>{Story()}</InShadow>],
  play: async ({ canvasElement }) => {
    const { root, ...widget } = inShadow(canvasElement);
    const button = await widget.findByRole("button", { name: "Choose file" });
    const asked = fn((event: Event) => event.preventDefault());
    root.querySelector("input")!.addEventListener("click", asked);
    await userEvent.click(button);
    await expect(asked, "the browser is asked for a file").toHaveBeenCalledOnce();
  },
};
