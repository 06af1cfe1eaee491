import { Combobox } from "@toran/ui";
import { Building2, Landmark } from "lucide-react";
import { useStores } from "@/stores/use-stores";
import { byId, fromCall, type Picked, type PickerProps } from "./picked";

interface PartnerPickerProps extends PickerProps {
  area: "po" | "hr";
}

const icon = { "aria-hidden": true, size: 18, strokeWidth: 1.75 } as const;

/** Those that somebody is connected to: the companies of a college, the colleges of a company. */
export function PartnerPicker({ area, ...props }: PartnerPickerProps) {
  const { calls } = useStores();
  const load = fromCall<{ items: { id: string; name: string }[]; next: string | null }, Picked>(
    async ({ search, next, signal }) => {
      const query = { search, next, connectionType: "CONNECTED" as const };
      // These calls throw; a picker takes either.
      return area === "hr"
        ? (await calls.hr()).colleges.list({ query }, { signal })
        : (await calls.po()).companies.list({ query }, { signal });
    },
    ({ items }) => items.map(byId),
  );
  return (
    <Combobox<Picked>
      placeholder="Any"
      {...props}
      load={load}
      noun={area === "hr" ? "colleges" : "companies"}
      icon={area === "hr" ? <Landmark {...icon} /> : <Building2 {...icon} />}
    />
  );
}
