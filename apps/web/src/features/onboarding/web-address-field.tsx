import { TextField } from "@toran/ui";
import type { ComponentProps, FormEvent } from "react";

/** A web address, typed without the scheme that the field shows by itself; one that is pasted with it loses it. */
export const WebAddressField = (props: ComponentProps<typeof TextField>) => (
  <TextField
    prefix="https://"
    inputMode="url"
    spellCheck={false}
    // Comes before the change that a form hears of.
    onInput={withoutScheme}
    {...props}
  />
);

function withoutScheme({ currentTarget }: FormEvent<HTMLInputElement>) {
  const bare = currentTarget.value.replace(/^\s*https:\/\//i, "");
  if (bare !== currentTarget.value) currentTarget.value = bare;
}
