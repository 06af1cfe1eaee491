import { areaOf, type Crop } from "./area";

/** The picture behind an address, once it can be drawn. */
export async function readPicture(src: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.crossOrigin = "anonymous";
  picture.src = src;
  await picture.decode();
  return picture;
}

/** Draws the part a crop keeps over the whole of a square canvas. */
export function draw(canvas: HTMLCanvasElement, picture: HTMLImageElement, crop: Crop) {
  const { left, top, side } = areaOf(crop, picture.naturalWidth, picture.naturalHeight);
  const brush = canvas.getContext("2d");
  if (!brush) return;
  brush.imageSmoothingQuality = "high";
  brush.clearRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The cropped picture as a file to upload: a square, 512 pixels wide unless said, without what a camera wrote into it. */
export async function cutPicture(src: string, crop: Crop, width = 512): Promise<Blob> {
  const picture = await readPicture(src);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = width;
  draw(canvas, picture, crop);
  return new Promise((done, fail) => {
    canvas.toBlob(
      (blob) => (blob ? done(blob) : fail(new Error("The picture could not be cut."))),
      "image/webp",
      0.9,
    );
  });
}
