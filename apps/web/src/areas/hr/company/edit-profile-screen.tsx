import { isFailure } from "@toran/api-client/failure";
import {
  type Company,
  companyContact,
  companyContactInput,
  type companyEdit,
  companyFacts,
} from "@toran/contract/schemas/company";
import { seenOf } from "@toran/contract/seen";
import { PageHeader } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useRef } from "react";
import { useWatch } from "react-hook-form";
import type { z } from "zod/mini";
import { AddressSettings } from "@/features/address/address-settings";
import { ExportMenu } from "@/features/list-export/export-menu";
import { Infrastructure } from "@/features/infrastructure/infrastructure";
import { OwnPictureField, useOwnPicture } from "@/features/own-picture/own-picture";
import { ProfileParts, ProfileSection } from "@/features/profile-page/profile-parts";
import { SectionForm } from "@/features/profile-page/section-form";
import { Load } from "@/lib/load";
import { toldHere } from "@/lib/told-here";
import { useContractForm } from "@/lib/use-contract-form";
import { useMayChange } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";
import { CompanyContactFields, noContact } from "./company-contact-fields";
import { CompanyFacts } from "./company-facts";
import { CompanyInfoFields, companyInfoForm, companyInfoValues } from "./company-info-fields";
import { CompanyMetaFields, companyMetaForm, companyMetaValues } from "./company-meta-fields";
import { CompanyPreview, shownOf } from "./company-preview";

const previewTitle = "What colleges see";

/** What the company says about itself, for those who may change it and for those who only read. */
export const EditProfileScreen = observer(function EditProfileScreen() {
  const { hr } = useStores();
  const mayChange = useMayChange("hr");
  return (
    <>
      <PageHeader title="Company profile" context="What colleges see before they answer you." />
      <div className="border-rule border-t">
        <Load of={hr.user} toEdges>
          {({ company }) =>
            company &&
            (mayChange ? (
              <Edit saved={company} onSaved={() => void hr.load()} />
            ) : (
              <ProfileParts
                previewTitle={previewTitle}
                preview={<CompanyPreview {...shownOf(company)} />}
              >
                <ProfileSection title="Who you are">
                  <CompanyFacts company={company} />
                </ProfileSection>
                <Places />
              </ProfileParts>
            ))
          }
        </Load>
      </div>
    </>
  );
});

interface EditProps {
  saved: Company;
  onSaved: () => void;
}

function Edit({ saved, onSaved }: EditProps) {
  const { calls, feedback, hr, session } = useStores();
  const logo = useOwnPicture("hr", saved.logo, onSaved);
  const again = async () => {
    await hr.load();
    return hr.error ? undefined : (hr.user.value?.company ?? undefined);
  };
  // What each form goes over: the company comes anew beneath them, with what colleagues have changed.
  const known = useRef({ info: saved, meta: saved, contact: saved.contact });
  const update = async (part: "info" | "meta", body: z.input<typeof companyEdit>) => {
    const { current } = known;
    const seen = seenOf(companyFacts, current[part]);
    const reply = await (await calls.hr()).company.update({ body: { ...body, seen } }, toldHere);
    if (isFailure(reply)) return reply;
    // Where both have gone over the same, what one has saved is no news to the other.
    for (const each of ["info", "meta"] as const)
      if (seenOf(companyFacts, current[each]) === seen) current[each] = reply.data;
    return reply;
  };
  const takeUp = async (part: "info" | "meta") => {
    const now = await again();
    if (now) known.current[part] = now;
    return now;
  };
  const info = useContractForm(companyInfoForm, {
    draft: session.draft("hr-profile-info"),
    values: companyInfoValues(saved),
    send: ({ sector: _sector, size: _size, ...body }) => update("info", body),
    again: async () => {
      const now = await takeUp("info");
      return now && companyInfoValues(now);
    },
    done: onSaved,
  });
  const meta = useContractForm(companyMetaForm, {
    draft: session.draft("hr-profile-meta"),
    values: companyMetaValues(saved),
    // Only what is named is changed: what was emptied is named as empty.
    send: ({ services: _names, established = "", linkedinUrl = "", ...body }) =>
      update("meta", { ...body, established, linkedinUrl }),
    again: async () => {
      const now = await takeUp("meta");
      return now && companyMetaValues(now);
    },
    done: onSaved,
  });
  const contact = useContractForm(companyContactInput, {
    draft: session.draft("hr-profile-contact"),
    values: saved.contact ?? noContact,
    send: async (body) => {
      const { contact: before } = known.current;
      const seen = before ? seenOf(companyContact, before) : undefined;
      const reply = await (
        await calls.hr()
      ).onboarding.saveContact({ body: { ...body, seen } }, toldHere);
      if (isFailure(reply)) return reply;
      known.current.contact = body;
      feedback.toast("success", "The contact is saved.");
      return reply;
    },
    again: async () => {
      const now = await again();
      if (now) known.current.contact = now.contact;
      return now?.contact ?? undefined;
    },
    done: onSaved,
  });
  const typed = useWatch({ control: info.form.control });
  const { about, established, services = [] } = useWatch({ control: meta.form.control });
  const email = useWatch({ control: contact.form.control, name: "email" });
  return (
    <ProfileParts
      previewTitle={previewTitle}
      preview={
        <CompanyPreview
          {...shownOf(saved)}
          {...typed}
          logo={logo.url}
          about={about}
          established={established}
          services={services.flatMap(({ name }) => name ?? [])}
          contact={email}
        />
      }
    >
      <ProfileSection title="Who you are">
        <OwnPictureField picture={logo} name={saved.name ?? "Company"} />
        <SectionForm what="company info" form={info}>
          <CompanyInfoFields form={info} />
        </SectionForm>
      </ProfileSection>
      <ProfileSection title="What you do">
        <SectionForm what="what you do" form={meta}>
          <CompanyMetaFields form={meta} />
        </SectionForm>
      </ProfileSection>
      <ProfileSection title="Whom colleges write to">
        <SectionForm what="contact" form={contact}>
          <CompanyContactFields form={contact} />
        </SectionForm>
      </ProfileSection>
      <ProfileSection title="Address">
        <AddressSettings area="hr" onSaved={onSaved} />
      </ProfileSection>
      <Places />
    </ProfileParts>
  );
}

function Places() {
  const { calls } = useStores();
  return (
    <ProfileSection title="Places">
      <ExportMenu
        area="hr"
        list="places"
        name="places"
        className="justify-self-start"
        take={async (query, given) => (await calls.hr()).sheets.places({ query }, given)}
      />
      <Infrastructure area="hr" />
    </ProfileSection>
  );
}
