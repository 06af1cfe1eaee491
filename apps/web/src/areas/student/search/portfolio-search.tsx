import { SearchButton } from "@toran/ui";
import { lazy, Suspense, useEffect, useState } from "react";
import { loadChunk } from "@/lib/load-chunk";

const Palette = lazy(() =>
  loadChunk(() => import("./palette")).then((m) => ({ default: m.PortfolioPalette })),
);

/** The field in the top bar that finds anything of the student's own. What it opens comes with its first use. */
export function PortfolioSearch() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <SearchButton label="Search your portfolio" onClick={show} />
      {wanted ? (
        <Suspense>
          <Palette open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : (
        <OnCtrlK act={show} />
      )}
    </>
  );
}

/** The palette listens itself once it is there. */
function OnCtrlK({ act }: { act: () => void }) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
  return null;
}
