import { isFailure } from "@toran/api-client/failure";
import { companyEdit } from "@toran/contract/schemas/company";
import type { Company } from "@toran/contract/schemas/company";
import { Alert, Button, PageHeader, TextArea, TextField } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { Load } from "@/lib/load";
import { useContractForm } from "@/lib/use-contract-form";
import { useStores } from "@/stores/use-stores";

/** What the company says about itself, put right by its HR users. */
export const EditProfileScreen = observer(function EditProfileScreen() {
  const { hr } = useStores();
  return (
    <>
      <PageHeader title="Company profile" context="What colleges see before they answer you." />
      <div className="max-w-form px-6 pb-10">
        <Load of={hr.user}>{({ company }) => company && <Edit company={company} />}</Load>
      </div>
    </>
  );
});

function Edit({ company }: { company: Company }) {
  const { calls, hr } = useStores();
  const { field, errorOf, problem, submit, busy } = useContractForm(companyEdit, {
    draft: "hr-company",
    values: {
      name: company.name ?? "",
      website: company.website ?? "",
      about: company.about ?? "",
      linkedinUrl: company.linkedinUrl ?? "",
    },
    send: async (body) => {
      const reply = await (await calls.hr()).company.update({ body });
      if (!isFailure(reply)) await hr.load();
      return reply;
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {problem && <Alert tone="bad">{problem}</Alert>}
      <TextField label="Name" {...field("name")} error={errorOf("name")} />
      <TextField label="Website" {...field("website")} error={errorOf("website")} />
      <TextArea label="About" rows={6} {...field("about")} error={errorOf("about")} />
      <TextField
        label="LinkedIn"
        optional
        {...field("linkedinUrl")}
        error={errorOf("linkedinUrl")}
      />
      <Button type="submit" busy={busy} busyLabel="Saving" className="justify-self-start">
        Save changes
      </Button>
    </form>
  );
}
