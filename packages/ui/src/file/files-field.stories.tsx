import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { FilesField } from "./files-field";

const meta = {
  component: FilesField,
  args: {
    label: "Certificates",
    labelSide: "PDF, up to 5 MB each",
    files: [],
    onChoose: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  decorators: [(Story) => <div className="max-w-140">{Story()}</div>],
} satisfies Meta<typeof FilesField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Choose files" })).toHaveFocus();
    const one = new File(["a"], "semester-7.pdf", { type: "application/pdf" });
    const two = new File(["b"], "gate-score.pdf", { type: "application/pdf" });
    await userEvent.upload(canvas.getByLabelText("Certificates", { selector: "input" }), [
      one,
      two,
    ]);
    await expect(args.onChoose).toHaveBeenCalledWith([one, two]);
  },
};

export const OnTheirWay: Story = {
  args: {
    files: [
      { id: "1", name: "semester-7.pdf", detail: "1.2 MB" },
      { id: "2", name: "class-of-2026.xlsx", detail: "421 of 661 rows", progress: 0.64 },
      {
        id: "3",
        name: "a-scan-of-the-transfer-certificate-of-the-higher-secondary-school-in-coonoor.pdf",
        detail: "9.8 MB",
        error: "This file is larger than 5 MB. Scan it at 150 dpi.",
      },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("1 of 3 uploaded, 1 failed")).toBeInTheDocument();
    canvas.getByRole("button", { name: "Stop uploading class-of-2026.xlsx" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRemove).toHaveBeenCalledWith("2");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRetry).toHaveBeenCalledWith("3");
  },
};

export const TakenOut: Story = {
  render: function Two(args) {
    const [files, setFiles] = useState([
      { id: "1", name: "semester-7.pdf", detail: "1.2 MB" },
      { id: "2", name: "gate-score.pdf", detail: "640 KB" },
    ]);
    return (
      <FilesField
        {...args}
        files={files}
        onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: "Remove semester-7.pdf" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByText("semester-7.pdf")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Choose files" })).toHaveFocus();
  },
};

/** A file that is let go beside the box is not taken, and does not take the place of the page. */
export const DroppedBeside: Story = {
  play: async ({ canvasElement, args }) => {
    const held = new DataTransfer();
    held.items.add(new File(["a"], "semester-7.pdf", { type: "application/pdf" }));
    for (const type of ["dragover", "drop"]) {
      const drag = { bubbles: true, cancelable: true, dataTransfer: held };
      await waitFor(() =>
        expect(canvasElement.dispatchEvent(new DragEvent(type, drag))).toBe(false),
      );
    }
    await expect(args.onChoose).not.toHaveBeenCalled();
    // Words can be let go in fields as before.
    const words = new DataTransfer();
    words.setData("text/plain", "Coonoor");
    const drag = new DragEvent("dragover", {
      bubbles: true,
      cancelable: true,
      dataTransfer: words,
    });
    await expect(canvasElement.dispatchEvent(drag)).toBe(true);
  },
};

/** It lights up for files alone, and stays lit over its own parts. */
export const DraggedOver: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Choose files" });
    const box = button.parentElement!.parentElement!;
    const drag = (type: string, dataTransfer: DataTransfer, relatedTarget: Element | null = null) =>
      button.dispatchEvent(
        new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, relatedTarget }),
      );
    const words = new DataTransfer();
    words.setData("text/plain", "Coonoor");
    await expect(drag("dragover", words)).toBe(true);
    await expect(box).not.toHaveClass("bg-accent-wash");
    const files = new DataTransfer();
    files.items.add(new File(["a"], "semester-7.pdf", { type: "application/pdf" }));
    await expect(drag("dragover", files)).toBe(false);
    await waitFor(() => expect(box).toHaveClass("bg-accent-wash"));
    drag("dragleave", files, box.firstElementChild);
    await expect(box).toHaveClass("bg-accent-wash");
    drag("dragleave", files, document.body);
    await waitFor(() => expect(box).not.toHaveClass("bg-accent-wash"));
  },
};

export const Refused: Story = { args: { error: "Add your latest mark sheet." } };
export const Disabled: Story = {
  args: { ...OnTheirWay.args, disabled: true },
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole("button"))
      await expect(button).toBeDisabled();
  },
};

/** A folder is no file: what lies beside it is taken, and of it is said what to do. */
export const AFolderAmongFiles: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const score = new File(["b"], "gate-score.pdf", { type: "application/pdf" });
    const dataTransfer = new DataTransfer();
    for (const file of [new File([], "Semesters"), score]) dataTransfer.items.add(file);
    const entry = spyOn(DataTransferItem.prototype, "webkitGetAsEntry");
    for (const isDirectory of [true, false])
      entry.mockReturnValueOnce({ isDirectory, name: "Semesters" } as FileSystemEntry);
    canvas
      .getByRole("button", { name: "Choose files" })
      .dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
    entry.mockRestore();
    await expect(args.onChoose).toHaveBeenLastCalledWith([score]);
    const group = within(canvasElement).getByRole("group", { name: "Certificates" });
    await waitFor(() => expect(group).toHaveAttribute("data-invalid"));
    await canvas.findByText("“Semesters” is a folder. Choose the files in it.");
    await userEvent.upload(canvas.getByLabelText("Certificates", { selector: "input" }), score);
    await waitFor(() => expect(group).not.toHaveAttribute("data-invalid"));
  },
};

/** In a page of the other direction a name is cut off at its end as well, and stands at the edge of its neighbours. */
export const CutOffRightToLeft: Story = {
  args: {
    files: [
      { id: "1", name: "gate-score.pdf", detail: "1.2 MB" },
      { id: "2", name: "a-scan-of-the-transfer-certificate-of-the-school.pdf", detail: "9.8 MB" },
    ],
  },
  decorators: [
    (Story) => (
      <div dir="rtl" className="max-w-80">
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [short, long] = within(canvasElement).getAllByText(/\.pdf$/);
    const { left, right } = long!.getBoundingClientRect();
    const first = letters(long!, 0, 1);
    await expect(first.left).toBeGreaterThanOrEqual(left - 1);
    await expect(first.right).toBeLessThan(right);
    await expect(letters(short!, 0, 14).right).toBeCloseTo(right, 0);
  },
};

/** Where letters of a text stand. */
function letters({ firstChild }: HTMLElement, from: number, to: number) {
  const range = document.createRange();
  range.setStart(firstChild!, from);
  range.setEnd(firstChild!, to);
  return range.getBoundingClientRect();
}
