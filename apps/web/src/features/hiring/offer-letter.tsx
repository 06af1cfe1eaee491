import { isFailure } from "@toran/api-client/failure";
import { Button } from "@toran/ui";
import { FileText } from "lucide-react";
import { saveAs } from "@/lib/save-as";
import type { Calls } from "@/stores/calls";
import { useStores } from "@/stores/use-stores";
import type { FileArea } from "./job-files";

/** The call that gives the letter of an offer to whoever is signed in. */
async function callOf(calls: Calls, area: FileArea) {
  if (area === "hr") return (await calls.hr()).offers.letter;
  if (area === "po") return (await calls.po()).offers.letter;
  return (await calls.student()).hiring.offers.letter;
}

interface OfferLetterProps {
  offer: { id: string; role: string };
  area: FileArea;
}

/** The letter of an offer, to be saved. */
export function OfferLetter({ offer: { id, role }, area }: OfferLetterProps) {
  const { calls, feedback } = useStores();
  const save = async () => {
    const call = await callOf(calls, area);
    const file = await call({ params: { id } }, { showToast: false });
    if (isFailure(file)) feedback.toast("error", file.message);
    else saveAs(`Offer letter, ${role}.pdf`, file);
  };
  return (
    <Button intent="quiet" size="sm" className="justify-self-start" onClick={() => void save()}>
      <FileText aria-hidden="true" size={16} strokeWidth={1.75} />
      Offer letter (PDF)
    </Button>
  );
}
