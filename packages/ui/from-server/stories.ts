import { composeStories } from "@storybook/react-vite";
import type { ComponentType } from "react";

type File = Parameters<typeof composeStories>[0];
const files = import.meta.glob<File>("../src/**/*.stories.tsx");

/** The files of stories. */
export const storyFiles = Object.keys(files);

/** The stories of a file as parts to be drawn, under their names. */
export async function storiesOf(file: string) {
  const found = await files[file]?.();
  if (!found) throw new Error(`There is no ${file}.`);
  return Object.entries<ComponentType>(composeStories(found));
}
