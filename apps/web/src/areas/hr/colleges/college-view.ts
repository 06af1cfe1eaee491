import { limits } from "@toran/contract/limits";
import { isId, isWords } from "@/lib/in-address";
import { useAddressView } from "@/lib/use-address-view";

export const tabs = ["all", "connected", "requests"] as const;
export type CollegeTab = (typeof tabs)[number];
const filters = ["search", "city", "universityId", "university", "department", "standing"] as const;
const { city, department } = limits.names;
const fits = { city: isWords(city), department: isWords(department), universityId: isId };
/** What is looked for among the colleges; it lives in the address. */
export type CollegeFilters = Partial<Record<(typeof filters)[number], string>>;

/** The tab and the filters of the address, and how they change. */
export const useCollegeView = () => useAddressView(tabs, filters, fits);

/** How colleges may stand to the company that looks for them. */
export const standings = [
  { value: "ALL", label: "All" },
  { value: "NOT_CONNECTED", label: "Not connected" },
  { value: "PENDING_SENT", label: "You asked" },
  { value: "PENDING_RECEIVED", label: "They asked" },
] as const;
export type CollegeStanding = (typeof standings)[number]["value"];
export const standingOf = ({ standing }: CollegeFilters): CollegeStanding =>
  standings.find(({ value }) => value === standing)?.value ?? "ALL";
