import { limits } from "@toran/contract/limits";
import { isId, isWords } from "@/lib/in-address";
import { useAddressView } from "@/lib/use-address-view";

export const tabs = ["all", "connected", "requests"] as const;
export type CompanyTab = (typeof tabs)[number];
const filters = ["search", "city", "sectorId", "sector"] as const;
const fits = { city: isWords(limits.names.city), sectorId: isId };
/** What is looked for among the companies; it lives in the address. */
export type CompanyFilters = Partial<Record<(typeof filters)[number], string>>;

/** The tab and the filters of the address, and how they change. */
export const useCompanyView = () => useAddressView(tabs, filters, fits);
