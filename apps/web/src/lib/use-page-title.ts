import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { productName } from "./product";

/** Calls the page after what it shows, once that is known; until then it has the title of its row. */
export function usePageTitle(name: string | undefined) {
  const { pathname } = useLocation();
  useEffect(() => {
    if (name) document.title = `${name} · ${productName}`;
  }, [name, pathname]);
}
