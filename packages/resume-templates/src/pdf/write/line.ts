import type { TextItem } from "../display-list";
import { hex, short } from "./file";
import type { Form } from "./forms";
import type { UsedFace } from "./typeface";

const pointsPerPx = 0.75;

type Shown = Omit<Form, "end">;

/** One line of operators: forms go into arrays as long as only the distance changes. */
export class Line {
  readonly #out = ["BT"];
  readonly #height: number;
  #baseline = Number.NaN;
  #size = 0;
  #spacing = 0;
  #face: UsedFace | undefined;
  #array = "";
  #codes = "";
  #pen = Number.NaN;
  #rise = 0;
  #stretch = 1;

  constructor(height: number) {
    this.#height = height;
  }

  /** Turns to another text, which may go on where the one before ended. */
  take({ size, spacing, baseline, colour }: TextItem) {
    this.#flush();
    // As the file says them, or what is left of each figure would add up over a line.
    this.#size = Number(short(size * pointsPerPx));
    this.#spacing = Number(short(spacing * pointsPerPx));
    const below = Number(short((this.#height - baseline) * pointsPerPx));
    if (below !== this.#baseline) this.forget();
    this.#baseline = below;
    this.#face = undefined;
    this.#out.push(`${colour.map((part) => short(part)).join(" ")} rg ${short(this.#spacing)} Tc`);
  }

  show({ face, glyph, text, x, y }: Shown) {
    if (face !== this.#face || Math.abs(y - this.#rise) > 0.005) this.#turn(face, y);
    const gap = x - this.#pen;
    // After a leap, a position is said anew: an array is for what lies within a word or two.
    if (!(Math.abs(gap) < 2 * this.#size)) this.#leap(x);
    else if (Math.abs(gap) > 0.004) {
      const unit = (this.#size * this.#stretch) / 1000;
      const shift = Number((-gap / unit).toFixed(1));
      if (this.#codes) this.#array += `<${this.#codes}>`;
      this.#codes = "";
      this.#array += shift;
      this.#pen -= shift * unit;
    }
    this.#codes += hex(face.codeFor(glyph, text));
    this.#pen += ((face.widthOf(glyph) * this.#size) / 1000 + this.#spacing) * this.#stretch;
  }

  /** How much wider than their face has them the next forms are drawn. */
  stretch(by: number) {
    const part = Number(short(by));
    if (part === this.#stretch) return;
    this.#flush();
    this.#out.push(`${short(part * 100)} Tz`);
    this.#stretch = part;
  }

  /** Says the next place anew, for some readers do not move on after what stands for nothing. */
  forget() {
    this.#pen = Number.NaN;
  }

  open(operator: string) {
    this.#flush();
    this.#out.push(operator);
  }

  close() {
    this.#flush();
    this.#out.push("EMC");
  }

  end() {
    this.#flush();
    if (this.#rise) this.#out.push("0 Ts");
    return [...this.#out, "ET"].join("\n");
  }

  #turn(face: UsedFace, rise: number) {
    this.#flush();
    if (face !== this.#face) this.#out.push(`/${face.name} ${short(this.#size)} Tf`);
    if (Math.abs(rise - this.#rise) > 0.005) this.#out.push(`${short(rise)} Ts`);
    this.#face = face;
    this.#rise = rise;
  }

  #leap(x: number) {
    this.#flush();
    this.#pen = Number(short(x));
    this.#out.push(`1 0 0 1 ${short(x)} ${short(this.#baseline)} Tm`);
  }

  #flush() {
    if (this.#codes) this.#array += `<${this.#codes}>`;
    if (this.#array) this.#out.push(`[${this.#array}] TJ`);
    this.#codes = "";
    this.#array = "";
  }
}
