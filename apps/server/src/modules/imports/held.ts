import { phone } from "@toran/contract/schemas/fields";
import type { UserData } from "@toran/contract/schemas/student";
import { z } from "zod/mini";
import { beginningOf } from "../../shortened";
import { folded } from "../portfolio/sections";
import { areOwnStudies } from "../portfolio/own-studies";
import type { AccountField, Found } from "./found";

type Told = Record<AccountField, string>;

const labels: Told = { name: "Name", email: "Email", phone: "Phone", place: "Place" };

const toldBy = ({ firstName, lastName, email, phone: number, ...place }: UserData): Told => ({
  name: [firstName, lastName].filter(Boolean).join(" "),
  email,
  phone: number ?? "",
  place: [place.city, place.state, place.country].filter(Boolean).join(", "),
});

const parts = (place: string) => place.split(",").map(folded);

/** Whether a file and an account say the same, each in its own writing. */
const alike: Record<AccountField, (incoming: string, current: string) => boolean> = {
  name: (incoming, current) => folded(incoming) === folded(current),
  email: (incoming, current) => folded(incoming) === folded(current),
  phone: (incoming, current) => z.safeParse(phone, incoming).data === current,
  // A file may name less of a place.
  place: (incoming, current) => parts(incoming).every((part) => parts(current).includes(part)),
};

/** What a file says of a person otherwise than their account, which no import changes. */
export function saidOtherwise({ account }: Found, user: UserData) {
  const told = toldBy(user);
  return (Object.entries(account) as [AccountField, string][])
    .filter(([field, incoming]) => !alike[field](incoming, told[field]))
    .map(([field, incoming]) => {
      const current = told[field] ? `has ${told[field]}` : "has none";
      return `${labels[field]}: ${beginningOf(incoming, 120)} (your account ${current})`;
    });
}

/** Whether an item is the studies that the account was made for: they stand in the portfolio without being an item. */
export function areStudiesOf({ educationDetails: studies }: UserData, item: object) {
  const { kind, institution, endYear } = item as Record<string, unknown>;
  if (!studies || typeof kind !== "string" || typeof institution !== "string") return false;
  return areOwnStudies({ kind, institution, endYear: endYear as number | undefined }, studies);
}
