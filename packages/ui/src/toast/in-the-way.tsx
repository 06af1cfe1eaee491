import { useLayoutEffect } from "react";

type Thing = "sheet-md" | "sheet-lg" | "bulk-bar" | "session-dialog";

const standing: Thing[] = [];

function show() {
  const { dataset } = document.documentElement;
  if (standing.length) dataset["inTheWay"] = standing.join(" ");
  else delete dataset["inTheWay"];
}

/**
 * Says on the root of the page that something stands where messages come, for as long as it does; `toaster.tsx` makes room.
 * Asked for by `:root:has()`, browsers would look through the whole page for it whenever a part of it changes.
 */
export function InTheWay({ what }: { what: Thing }) {
  useLayoutEffect(() => {
    standing.push(what);
    show();
    return () => {
      standing.splice(standing.indexOf(what), 1);
      show();
    };
  }, [what]);
  return null;
}
