import { eq } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { placesOf } from "../addresses/save-address";
import { companies } from "./tables";

/** Every company that has gone through its registration, to be joined by whoever lists them. */
export function listedCompanies(db: Executor) {
  const place = placesOf(db);
  return db
    .select({
      id: companies.id,
      name: companies.name,
      city: place.city,
      picture: companies.logo,
      sectorId: companies.sectorId,
      sizeId: companies.sizeId,
    })
    .from(companies)
    .innerJoin(place, eq(place.ownerId, companies.id))
    .as("company");
}
