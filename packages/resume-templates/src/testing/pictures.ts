import { drawnByBrowser, withPicture } from "./hard-cases";
import type { HardCase } from "./parts";

function canvas(width: number, height: number, opaque = true) {
  const drawing = document.createElement("canvas");
  Object.assign(drawing, { width, height });
  const pen = drawing.getContext("2d")!;
  pen.fillStyle = opaque ? "#2e6b5e" : "#2e6b5e80";
  pen.fillRect(0, 0, width / 2, height);
  return drawing;
}

// An orientation of 6: the camera was held upright.
const turned = [
  0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0x00, 0x00, 0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00,
  0x00, 0x08, 0x00, 0x01, 0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, 0x06, 0x00, 0x00,
  0x00, 0x00, 0x00, 0x00,
];

/** A photo of twelve million dots, as a telephone writes it. */
async function fromCamera() {
  const blob = await new Promise<Blob>((settle) =>
    canvas(4000, 3000).toBlob((made) => settle(made!), "image/jpeg", 0.5),
  );
  const start = blob.slice(0, 2);
  return URL.createObjectURL(
    new Blob([start, new Uint8Array(turned), blob.slice(2)], { type: "image/jpeg" }),
  );
}

let made: Promise<HardCase[]> | undefined;

/** The photos that only a browser can draw. */
export const pictures = () => (made ??= drawAll());

const drawAll = async () => {
  const [tall, transparent, held] = drawnByBrowser;
  return [
    withPicture(tall, canvas(100, 300).toDataURL()),
    withPicture(transparent, canvas(200, 200, false).toDataURL()),
    withPicture(held, await fromCamera()),
  ];
};
