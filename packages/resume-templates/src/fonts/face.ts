/** One file of a face, as the screen and the paper use it. */
export interface Face {
  family: string;
  weight: 400 | 600;
  style: "normal" | "italic";
  url: string;
  /** The characters that it is for, as CSS has them, when it is a slice of a face. */
  range?: string;
}

/** A part of a face that is too large to be fetched whole, in both of its weights. */
export interface Slice {
  range: string;
  regular: string;
  strong: string;
}

/** The families of a résumé; the heading's is the body's unless it is named. */
export interface FontPair {
  id: string;
  name: string;
  body: string;
  heading?: string;
  mono?: string;
}
