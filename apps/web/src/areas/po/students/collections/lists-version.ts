import { observable } from "mobx";

/** Grows with each change of a list, so that the page of the lists follows what is undone from a message. */
export const listsVersion = observable.box(0);
