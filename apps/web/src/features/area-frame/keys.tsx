import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { isLetterKey } from "@/lib/is-letter-key";
import type { AreaName } from "@/navigation/areas";
import { latePart } from "@/stores/late-part";

const KeysDialog = latePart(() => import("./keys-dialog").then((m) => m.KeysDialog));

interface KeysProps {
  area: AreaName;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Which keys there are: shown by the menu of the account, and by the question mark. */
export function Keys({ area, open, onOpenChange }: KeysProps) {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  const show = useEffectEvent(() => onOpenChange(true));
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "?" || !isLetterKey(event)) return;
      event.preventDefault();
      show();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return (
    wanted && (
      <Suspense>
        <KeysDialog
          area={area}
          open={open}
          onOpenChange={onOpenChange}
          onMissing={() => {
            setWanted(false);
            onOpenChange(false);
          }}
        />
      </Suspense>
    )
  );
}
