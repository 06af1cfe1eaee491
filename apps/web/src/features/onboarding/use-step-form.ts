import type { DefaultValues, FieldValues } from "react-hook-form";
import type { z } from "zod/mini";
import { type ContractForm, useContractForm } from "@/lib/use-contract-form";
import { useStores } from "@/stores/use-stores";

interface Options<In, Out> {
  draft: string;
  /** What was saved before; what is missing is left empty. */
  values: NoInfer<DefaultValues<In>>;
  send: (input: Out) => Promise<unknown>;
  /** What is saved by now, where another tab or a colleague has changed it. */
  again?: () => Promise<NoInfer<DefaultValues<In>> | undefined>;
}

/** The form of a step: it keeps a draft of the one who typed it. */
export function useStepForm<In extends FieldValues, Out>(
  schema: z.core.$ZodType<Out, In>,
  { draft, ...options }: Options<In, Out>,
): ContractForm<In, Out> {
  const { session } = useStores();
  return useContractForm(schema, { ...options, draft: session.draft(draft) });
}
