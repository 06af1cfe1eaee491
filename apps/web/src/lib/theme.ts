import { type Theme, themeCookie, themeIn } from "@toran/contract/theme";
import { observable, runInAction } from "mobx";

const choice = observable.box<Theme>(themeIn(document.cookie));
const year = 365 * 24 * 60 * 60;

export const theme = () => choice.get();

/** Draws everything in a theme, now and whenever this browser comes back. */
export function chooseTheme(next: Theme) {
  runInAction(() => choice.set(next));
  document.cookie = `${themeCookie}=${next}; path=/; max-age=${year}; samesite=strict`;
  wearTheme();
}

/** Draws this page in the theme that was chosen. */
export function wearTheme() {
  const { dataset } = document.documentElement;
  if (theme() === "system") delete dataset["theme"];
  else dataset["theme"] = theme();
}
