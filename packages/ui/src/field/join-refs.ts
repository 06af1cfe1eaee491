import type { Ref, RefObject } from "react";

/** One ref for a part that needs the element itself and also hands it out. */
export const joinRefs =
  <E>(own: RefObject<E | null>, given: Ref<E> | undefined) =>
  (element: E | null) => {
    own.current = element;
    if (typeof given === "function") return given(element);
    if (given) given.current = element;
  };
