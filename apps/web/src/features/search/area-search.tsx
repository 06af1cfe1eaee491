import { SearchButton, useCtrlK } from "@toran/ui";
import { type ComponentType, Suspense, useState } from "react";
import type { Summons } from "./palette";
import { TypedAhead } from "./typed-ahead";

interface PaletteProps extends Summons {
  onMissing: () => void;
}
interface AreaSearchProps {
  /** What is looked through, such as "Search your portfolio". */
  label: string;
  /** What it opens; its code comes with its first use. */
  palette: ComponentType<PaletteProps>;
}

/** The field in the top bar that finds things by name; Ctrl K opens it too. */
export function AreaSearch({ label, palette: Palette }: AreaSearchProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [typed, setTyped] = useState("");
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  const change = (next: boolean) => {
    if (!next) setTyped("");
    setOpen(next);
  };
  const miss = () => {
    change(false);
    setWanted(false);
  };
  const ahead = open && <TypedAhead onType={setTyped} onLeave={() => change(false)} />;
  return (
    <>
      <SearchButton label={label} onClick={show} />
      {wanted ? (
        <Suspense fallback={ahead}>
          <Palette open={open} onOpenChange={change} onMissing={miss} typed={typed} />
        </Suspense>
      ) : (
        <OnCtrlK act={show} />
      )}
    </>
  );
}

/** The palette listens itself once it is there. */
function OnCtrlK({ act }: { act: () => void }) {
  useCtrlK(act);
  return null;
}
