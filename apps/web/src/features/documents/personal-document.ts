import type { ApiFailure } from "@toran/api-client/failure";
import type { personalDocument, personalDocumentInput } from "@toran/contract/schemas/student";
import type { z } from "zod/mini";

export type PersonalDocument = z.output<typeof personalDocument>;
export type SaveDocument = (
  input: z.output<typeof personalDocumentInput> & { file?: File | undefined },
) => Promise<{ data: unknown } | ApiFailure>;
