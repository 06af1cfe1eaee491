import { personOf } from "@toran/api-client/token";
import type { DefaultValues, FieldValues } from "react-hook-form";
import type { z } from "zod/mini";
import { useContractForm } from "@/lib/use-contract-form";
import { useStores } from "@/stores/use-stores";

interface Options<In, Out> {
  draft: string;
  /** What was saved before; what is missing is left empty. */
  values: DefaultValues<In>;
  send: (input: Out) => Promise<unknown>;
}

export type StepFormState<In extends FieldValues, Out> = ReturnType<
  typeof useContractForm<In, Out>
>;

/** The form of a step: it keeps a draft of the one who typed it. */
export function useStepForm<In extends FieldValues, Out>(
  schema: z.core.$ZodType<Out, In>,
  { draft, values, send }: Options<In, Out>,
): StepFormState<In, Out> {
  const { token } = useStores().session;
  return useContractForm(schema, {
    // A tab may see two people: what one of them typed is never shown to the other.
    draft: `${draft}:${personOf(token ?? "") ?? ""}`,
    values,
    send,
  });
}
