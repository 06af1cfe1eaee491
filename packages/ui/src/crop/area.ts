/** Where a picture is cut: its middle as shares of width and height, and how close one looks. */
export interface Crop {
  x: number;
  y: number;
  /** 1 is the largest square that fits. */
  zoom: number;
}

export const wholePicture: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const closest = 4;

const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(least, value), Math.max(least, most));

/** The square of a picture that a crop keeps, in its own pixels. */
export function areaOf(crop: Crop, width: number, height: number) {
  const side = Math.min(width, height) / between(1, crop.zoom, closest);
  return {
    left: between(0, crop.x * width - side / 2, width - side),
    top: between(0, crop.y * height - side / 2, height - side),
    side,
  };
}

/** A crop moved by shares of what is in sight, held inside the picture. */
export function moved(
  crop: Crop,
  right: number,
  down: number,
  width: number,
  height: number,
): Crop {
  const { left, top, side } = areaOf(crop, width, height);
  const x = between(0, left + right * side, width - side);
  const y = between(0, top + down * side, height - side);
  return { ...crop, x: (x + side / 2) / width, y: (y + side / 2) / height };
}

export const zoomed = (crop: Crop, zoom: number): Crop => ({
  ...crop,
  zoom: between(1, Math.round(zoom * 10) / 10, closest),
});
