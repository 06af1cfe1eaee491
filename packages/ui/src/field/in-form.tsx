import type { ReactNode } from "react";

/** A form that keeps in `data-sent` that it was sent; for stories. */
export const inForm = (Story: () => ReactNode) => (
  <form
    aria-label="Form"
    onSubmit={(event) => {
      event.preventDefault();
      event.currentTarget.dataset["sent"] = "";
    }}
  >
    {Story()}
  </form>
);
