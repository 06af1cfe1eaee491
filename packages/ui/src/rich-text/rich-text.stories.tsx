import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { RichText } from "./rich-text";
import { RichTextField, type RichTextFieldProps } from "./rich-text-field";

const project =
  '<p>Led a team of <strong>four</strong>. Built the rider web app in React.</p><ul><li><p>Works on 2G</p></li><li><p>3,100 riders a week, <a href="https://saathi.nilgiri.example">see it live</a></p></li></ul>';

function Held(props: RichTextFieldProps) {
  const [html, setHtml] = useState(props.value);
  return (
    <RichTextField
      {...props}
      value={html}
      onValueChange={(next) => {
        props.onValueChange(next);
        setHtml(next);
      }}
    />
  );
}

const meta = {
  component: RichTextField,
  args: { label: "What you did", value: project, maxLength: 400, onValueChange: fn() },
  decorators: [(Story) => <div className="min-h-80 max-w-140">{Story()}</div>],
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RichTextField>;
export default meta;

type Story = StoryObj<typeof meta>;

// The editor is fetched when it is first shown.
const loading = { timeout: 10_000 };
const editor = (canvas: HTMLElement) =>
  within(canvas).findByRole("textbox", { name: "What you did" }, loading);

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await expect(await editor(canvasElement)).toHaveTextContent("Led a team of four");
  },
};

export const ByKeysAlone: Story = {
  args: { value: "" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = await editor(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Strong" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{Enter}");
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Bulleted list" })).toHaveAttribute(
        "aria-pressed",
        "true",
      ),
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith("<ul><li><p></p></li></ul>");
    // Tab leaves the text: it is no trap.
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
  },
};

export const PastedTextIsCleaned: Story = {
  args: { value: "" },
  play: async ({ canvasElement, args }) => {
    const field = await editor(canvasElement);
    field.focus();
    const held = new DataTransfer();
    held.setData(
      "text/html",
      '<h2 style="color:red">Saathi</h2><p onclick="x()">Led <b>four</b> <a href="javascript:x()">here</a></p><script>x()</script>',
    );
    field.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: held, bubbles: true, cancelable: true }),
    );
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(
        "<p>Saathi</p><p>Led <strong>four</strong> here</p>",
      ),
    );
  },
};

export const ALink: Story = {
  args: { value: "<p>Saathi</p>" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    const field = await editor(canvasElement);
    field.focus();
    getSelection()?.selectAllChildren(field);
    const link = canvas.getByRole("button", { name: "Link" });
    await waitFor(() => expect(link).not.toHaveAttribute("aria-disabled"));
    await userEvent.click(link);
    const address = await page.findByLabelText("Address");
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.keyboard("javascript:alert(1){Enter}");
    await expect(page.getByText("Enter a web address or an email address.")).toBeVisible();
    await userEvent.clear(address);
    await userEvent.keyboard("saathi.nilgiri.example{Enter}");
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(
        '<p><a href="https://saathi.nilgiri.example/" rel="noopener noreferrer nofollow">Saathi</a></p>',
      ),
    );
  },
};

export const Refused: Story = { args: { error: "Say what you did in a sentence or two." } };
export const Disabled: Story = { args: { disabled: true } };

export const ForReading: Story = {
  render: () => <RichText html={`${project}<script>alert(1)</script>`} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "see it live" })).toHaveAttribute(
      "href",
      "https://saathi.nilgiri.example/",
    );
    await expect(canvas.queryByText("alert(1)")).toBeNull();
  },
};
