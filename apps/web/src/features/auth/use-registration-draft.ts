import { draftOf } from "@/lib/draft";
import { useFieldsDraft } from "@/lib/use-fields-draft";
import type { AreaName } from "@/navigation/areas";

/** What may come back. A password is written nowhere. */
const harmless = ["firstName", "lastName", "email", "phone"] as const;

const nameOf = (area: AreaName) => `register:${area}`;

export const registrationDraft = (area: AreaName) => draftOf(nameOf(area));

/** Keeps who registers from writing their name again when they come back for another address, or load the page anew. */
export const useRegistrationDraft = (area: AreaName) => useFieldsDraft(nameOf(area), harmless);
