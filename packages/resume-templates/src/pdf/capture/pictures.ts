import type { Picture } from "../display-list";

/** More dots to an inch than this are not seen on paper, and only make a file heavy. */
const dotsPerPx = 300 / 96;

/** A picture as it is shown: cut to its box, and no larger than paper needs. Nothing if it never came. */
export async function pictureOf(
  image: HTMLImageElement,
  width: number,
  height: number,
): Promise<Picture | undefined> {
  // What cannot be decoded has no size either, and is left out as it is on the screen.
  await image.decode().catch(() => undefined);
  const { naturalWidth, naturalHeight } = image;
  if (!naturalWidth || !naturalHeight || !width || !height) return undefined;
  const scale = fitOf(image, width, height);
  const dots = Math.max(1, Math.min(dotsPerPx, Math.max(1 / scale, vector(image) ? dotsPerPx : 0)));
  const canvas = new OffscreenCanvas(Math.round(width * dots), Math.round(height * dots));
  const context = canvas.getContext("2d")!;
  const [wide, tall] = sizeOf(image, scale, width, height).map((length) => length * dots) as [
    number,
    number,
  ];
  context.imageSmoothingQuality = "high";
  context.drawImage(image, (canvas.width - wide) / 2, (canvas.height - tall) / 2, wide, tall);
  return encoded(canvas, context);
}

const vector = ({ currentSrc }: HTMLImageElement) =>
  /^data:image\/svg|\.svg(?:$|[?#])/u.test(currentSrc);

function fitOf(image: HTMLImageElement, width: number, height: number) {
  const [across, down] = [width / image.naturalWidth, height / image.naturalHeight];
  return getComputedStyle(image).objectFit === "cover"
    ? Math.max(across, down)
    : Math.min(across, down);
}

function sizeOf(image: HTMLImageElement, scale: number, width: number, height: number) {
  const fit = getComputedStyle(image).objectFit;
  return fit === "fill"
    ? [width, height]
    : [image.naturalWidth * scale, image.naturalHeight * scale];
}

async function encoded(
  canvas: OffscreenCanvas,
  context: OffscreenCanvasRenderingContext2D,
): Promise<Picture> {
  const { width, height } = canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const shinesThrough = data.some((part, at) => at % 4 === 3 && part < 255);
  if (shinesThrough) return { width, height, encoding: "rgba", bytes: new Uint8Array(data) };
  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.88 });
  return { width, height, encoding: "jpeg", bytes: new Uint8Array(await blob.arrayBuffer()) };
}
