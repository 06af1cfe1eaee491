/** One file of a face, as the screen and the paper use it. */
export interface Face {
  family: string;
  weight: 400 | 600;
  style: "normal" | "italic";
  url: string;
}

/** The families of a résumé; the heading's is the body's unless it is named. */
export interface FontPair {
  id: string;
  name: string;
  body: string;
  heading?: string;
  mono?: string;
}
