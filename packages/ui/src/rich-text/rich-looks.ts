/** How rich text looks, for reading and in the editor. */
export const richLooks = [
  "wrap-break-word [&_a]:link [&_em]:italic [&_strong]:font-semibold",
  "[&>*+*]:mt-2 [&_li+li]:mt-1 [&_ol]:list-decimal [&_ol]:ps-5 [&_ul]:list-disc [&_ul]:ps-5",
  // Each paragraph is written in the direction of its own first word.
  "[&_:is(p,li):not(:has(>br:only-child))]:[unicode-bidi:plaintext]",
  // A line that was left empty is one for the reader as well.
  "[&_p:empty]:min-h-lh",
].join(" ");

/** The page that is written on, also while the editor is on its way. */
export const page = (tall?: boolean) =>
  `${richLooks} px-(--control-pad) py-2 whitespace-pre-wrap outline-none ${tall ? "min-h-44 max-h-120 overflow-y-auto" : "min-h-22"}`;
