/** How rich text looks, for reading and in the editor. */
export const richLooks = [
  "wrap-break-word [&_a]:link [&_em]:italic [&_strong]:font-semibold",
  "[&>*+*]:mt-2 [&_li+li]:mt-1 [&_ol]:list-decimal [&_ol]:ps-5 [&_ul]:list-disc [&_ul]:ps-5",
].join(" ");
