import type { companyContactInput } from "@toran/contract/schemas/company";
import type { z } from "zod/mini";
import { ContactFields } from "@/features/onboarding/contact-fields";
import type { ContractForm } from "@/lib/use-contract-form";

type Typed = z.input<typeof companyContactInput>;
export const noContact: Typed = { contactName: "", designation: "", email: "", phone: "" };

interface CompanyContactFieldsProps {
  form: ContractForm<Typed, z.output<typeof companyContactInput>>;
}

/** Whom colleges write to. */
export const CompanyContactFields = ({ form }: CompanyContactFieldsProps) => (
  <ContactFields form={form} designation="Campus hiring lead" />
);
