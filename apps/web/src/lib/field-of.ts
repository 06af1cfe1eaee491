import type { FieldValues, Path } from "react-hook-form";
import type { ContractForm } from "./use-contract-form";

/** A field of a form, with what is wrong with it, for parts that are drawn in several forms. */
export const fieldOf = <In extends FieldValues, Out>(
  form: ContractForm<In, Out>,
  name: string,
) => ({
  ...form.field(name as Path<In>),
  error: form.errorOf(name as Path<In>),
});
