import { clsx, type ClassValue } from "clsx";

/** Joins class names; what is false, null or undefined is left out. */
export const cn = (...names: ClassValue[]) => clsx(names);
