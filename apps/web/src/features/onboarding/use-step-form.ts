import { useRef } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import type { z } from "zod/mini";
import { useContractForm } from "@/lib/use-contract-form";

interface Options<In, Out> {
  draft: string;
  /** What was saved before; what is missing is left empty. */
  values: DefaultValues<In>;
  send: (input: Out) => Promise<unknown>;
}

export type StepFormState<In extends FieldValues, Out> = ReturnType<
  typeof useContractForm<In, Out>
>;

/** The form of a step: it keeps a draft, and two quick presses are one request. */
export function useStepForm<In extends FieldValues, Out>(
  schema: z.core.$ZodType<Out, In>,
  { draft, values, send }: Options<In, Out>,
): StepFormState<In, Out> {
  const underway = useRef<Promise<unknown>>(undefined);
  return useContractForm(schema, {
    draft,
    values,
    send: (input) => {
      underway.current ??= send(input).finally(() => {
        underway.current = undefined;
      });
      return underway.current;
    },
  });
}
