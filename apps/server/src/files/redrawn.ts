import sharp from "sharp";
import { refused } from "../http/failures";

const mostPixels = 40_000_000;
const widest = 1600;

/** Draws a picture anew: what else the file held, such as where it was taken, is gone. */
export async function redrawn(bytes: Buffer, field: string) {
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" })
      .rotate()
      .resize({ width: widest, height: widest, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw refused({ [field]: "That picture could not be read. Choose another one." });
  }
}
