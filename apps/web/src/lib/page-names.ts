import { observable } from "mobx";

/** How pages are called after what they show, by their paths and as long as they show it; for the line above them. */
export const pageNames = observable.map<string, string>();
