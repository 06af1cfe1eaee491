import type { DragEvent } from "react";

/** Whether what is dragged has gone from a box, and not only on to a part of it. */
export const hasLeft = ({ currentTarget, relatedTarget }: DragEvent) =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
