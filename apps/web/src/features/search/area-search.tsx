import { SearchButton, useCtrlK } from "@toran/ui";
import { type ComponentType, Suspense, useState } from "react";

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
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
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <SearchButton label={label} onClick={show} />
      {wanted ? (
        <Suspense>
          <Palette open={open} onOpenChange={setOpen} onMissing={() => setWanted(false)} />
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
