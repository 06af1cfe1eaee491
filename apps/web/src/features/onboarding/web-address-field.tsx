import { TextField } from "@toran/ui";
import type { ComponentProps } from "react";

/** A web address, typed without the scheme that the field shows by itself. */
export const WebAddressField = (props: ComponentProps<typeof TextField>) => (
  <TextField prefix="https://" inputMode="url" spellCheck={false} {...props} />
);
