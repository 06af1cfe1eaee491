import type { Ref, RefCallback, RefObject } from "react";

/** One ref for a part that needs the element itself and also hands it out. */
export const joinRefs =
  <E>(own: RefObject<E | null>, given: Ref<E> | undefined): RefCallback<E> =>
  (element) => {
    own.current = element;
    if (typeof given === "function") return given(element);
    if (given) given.current = element;
  };
