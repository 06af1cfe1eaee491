import "./print.css";
import { type RefObject, useEffect } from "react";

/**
 * Prints the pages in a place and nothing around them, whoever asks the browser to print. The page
 * of the application has a fixed height that would cut them, so a copy is put beside it meanwhile.
 */
export function usePrint(place: RefObject<HTMLElement | null>, title: string) {
  useEffect(() => {
    let undo = () => {};
    const before = () => {
      const pages = place.current?.querySelector(".tr-pages");
      if (!pages) return;
      const copy = document.createElement("div");
      copy.className = "print-copy";
      copy.append(pages.cloneNode(true));
      document.body.append(copy);
      const screen = document.title;
      // The browser names the file after the page.
      document.title = title;
      undo = () => {
        copy.remove();
        document.title = screen;
      };
    };
    const after = () => undo();
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
      undo();
    };
  }, [place, title]);
}
