import { z } from "zod/mini";
import { purposeIds } from "../purposes";
import { moment } from "./fields";

const purpose = z.enum(purposeIds);
/** What somebody allows, each purpose by itself. */
export const consents = z.object({
  /** The version of the notice that is shown now. */
  notice: z.string(),
  purposes: z.array(
    z.object({
      purpose,
      on: z.boolean(),
      /** Since when, and under which notice; absent where it was chosen before that was kept. */
      at: z.nullable(moment),
      notice: z.nullable(z.string()),
    }),
  ),
  /** Everything that was given and taken back, the newest first. */
  history: z.array(z.object({ purpose, given: z.boolean(), at: moment, notice: z.string() })),
});
export type Consents = z.output<typeof consents>;
export const consentInput = z.object({
  given: z.boolean({ error: "Say whether you allow it." }),
});
