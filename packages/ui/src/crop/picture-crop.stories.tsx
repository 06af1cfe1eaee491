import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { wholePicture } from "./area";
import { cutPicture } from "./cut-picture";
import { PictureCrop, type PictureCropProps } from "./picture-crop";

// A drawing of a face over a wall, so that the story needs no file and is always the same.
const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#c9d8f2"/><rect x="620" width="280" height="600" fill="#7f9bd0"/><circle cx="450" cy="250" r="120" fill="#8d5a3b"/><path d="M250 600a200 200 0 0 1 400 0z" fill="#a83a2a"/></svg>',
)}`;

function Held(props: PictureCropProps) {
  const [crop, setCrop] = useState(props.value);
  return (
    <PictureCrop
      {...props}
      value={crop}
      onValueChange={(next) => {
        props.onValueChange(next);
        setCrop(next);
      }}
    />
  );
}

const meta = {
  component: PictureCrop,
  args: { src: portrait, entity: "person", value: wholePicture, onValueChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PictureCrop>;
export default meta;

type Story = StoryObj<typeof meta>;

const drawn = (canvas: HTMLElement) =>
  waitFor(() =>
    expect(
      canvas.querySelector("canvas")?.getContext("2d")?.getImageData(288, 288, 1, 1).data[3],
    ).toBe(255),
  );

export const ByKeysAlone: Story = {
  play: async ({ canvasElement, args }) => {
    await drawn(canvasElement);
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole("button", { name: "Part of the picture to keep" }),
    ).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ x: expect.closeTo(0.533, 2), y: 0.5, zoom: 1 }),
    );
    await userEvent.keyboard("+++");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ zoom: 1.3 }),
    );
    await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
    await expect(within(canvasElement).getByText("130%")).toBeVisible();
  },
};

/** An address with letters that browsers write otherwise is known again when its picture has come. */
export const OfANamedFile: Story = {
  args: { src: `${portrait}%3C!--Añanya--%3E` },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvasElement.querySelector(".skeleton")).toBeNull();
  },
};

export const CutToASquare: Story = {
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const file = await cutPicture(portrait, wholePicture, 128);
    await expect(file.type).toBe("image/webp");
    const cut = await createImageBitmap(file);
    await expect([cut.width, cut.height]).toEqual([128, 128]);
  },
};

export const College: Story = { args: { entity: "college" } };
export const Company: Story = { args: { entity: "company" } };

export const Unreadable: Story = {
  args: { src: "data:image/png;base64,AAAA" },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent(
      "This picture could not be read.",
    );
  },
};

export const HeldByTheMainButtonOnly: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await drawn(canvasElement);
    const place = canvas.getByRole("button", { name: "Part of the picture to keep" });
    // Only a pointer of the browser can be captured.
    place.setPointerCapture = fn();
    const move = () => fireEvent.pointerMove(place, { clientX: 40, clientY: 40 });
    await fireEvent.pointerDown(place, { button: 2, clientX: 80, clientY: 80 });
    await move();
    await expect(args.onValueChange, "another button has a menu").not.toHaveBeenCalled();
    await fireEvent.pointerDown(place, { button: 0, clientX: 80, clientY: 80 });
    await fireEvent.lostPointerCapture(place);
    await move();
    await expect(args.onValueChange, "it was taken away").not.toHaveBeenCalled();
  },
};
