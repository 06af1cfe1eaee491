import { z } from "zod/mini";
import { officerRanks } from "../roles";
import { choice, emailOf, id, maybe, moment, personName } from "./fields";

const rank = choice(officerRanks, "Choose what they may do.");
export const managerInput = z.object({
  firstName: personName("Write the first name."),
  lastName: maybe(personName("Write the last name.")),
  email: emailOf("Write the email address of your colleague."),
  rank,
});
export type ManagerInput = z.input<typeof managerInput>;
export const rankInput = z.object({ rank });

/** An officer of the college or an HR user of the company, as the others see them. */
export const manager = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  designation: z.nullable(z.string()),
  rank: z.enum(officerRanks),
  /** Has chosen a password and been here. */
  joined: z.boolean(),
  since: moment,
  /** The one who asks. */
  self: z.boolean(),
});
export type Manager = z.output<typeof manager>;
export const managers = z.array(manager);
