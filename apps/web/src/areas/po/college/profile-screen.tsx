import { isFailure } from "@toran/api-client/failure";
import {
  collegeContact,
  collegeContactInput,
  collegeInfo,
  collegeInfoInput,
  type CollegeInfoInput,
} from "@toran/contract/schemas/college";
import { seenOf } from "@toran/contract/seen";
import { PageHeader } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { AddressSettings } from "@/features/address/address-settings";
import { OwnPictureField, useOwnPicture } from "@/features/own-picture/own-picture";
import { ProfileParts, ProfileSection } from "@/features/profile-page/profile-parts";
import { SectionForm } from "@/features/profile-page/section-form";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { toldHere } from "@/lib/told-here";
import { useContractForm } from "@/lib/use-contract-form";
import { useStores } from "@/stores/use-stores";
import { useMayChange } from "../use-may-change";
import { CollegeContactFields, collegeContactValues } from "./college-contact-fields";
import { CollegeFacts } from "./college-facts";
import { CollegeInfoFields, collegeInfoValues } from "./college-info-fields";
import { type CollegeData, CollegePreview, shownOf } from "./college-preview";

const previewTitle = "What companies see";

/** What the college says about itself, for those who may change it and for those who only read. */
export const CollegeProfileScreen = observer(function CollegeProfileScreen() {
  const { calls } = useStores();
  const mayChange = useMayChange();
  const [college] = useState(() => new Loadable(async () => (await calls.po()).college.data()));
  useEffect(() => void college.load(), [college]);
  return (
    <>
      <PageHeader
        title="College profile"
        context="What companies read before they connect, and what students see of you."
      />
      <div className="border-rule border-t">
        <Load of={college} toEdges>
          {(saved) =>
            mayChange ? (
              <Edit
                saved={saved}
                onSaved={() => void college.load()}
                again={async () => {
                  await college.load();
                  return college.failure ? undefined : college.value;
                }}
              />
            ) : (
              <ProfileParts
                previewTitle={previewTitle}
                preview={<CollegePreview isSetUp {...shownOf(saved)} />}
              >
                <CollegeFacts college={saved} />
              </ProfileParts>
            )
          }
        </Load>
      </div>
    </>
  );
});

interface EditProps {
  saved: CollegeData;
  onSaved: () => void;
  /** The college as it is by now; nothing where it does not come. */
  again: () => Promise<CollegeData | undefined>;
}

function Edit({ saved, onSaved, again }: EditProps) {
  const { calls, feedback, po, session } = useStores();
  const crest = useOwnPicture("po", saved.college.crest, onSaved);
  // What each form goes over: the college comes anew beneath them, with what colleagues have changed.
  const known = useRef({ info: saved.college, contact: saved.contact });
  const info = useContractForm(collegeInfoInput, {
    draft: session.draft("po-college-profile"),
    values: collegeInfoValues(saved.college),
    send: async (body) => {
      // The crest is no part of the form.
      const seen = seenOf(collegeInfo, { ...known.current.info, crest: saved.college.crest });
      const sent = { body: { ...body, seen } };
      const reply = await (await calls.po()).college.updateInfo(sent, toldHere);
      if (!isFailure(reply)) known.current.info = reply.data;
      return reply;
    },
    again: async () => {
      const now = await again();
      if (now) known.current.info = now.college;
      return now && collegeInfoValues(now.college);
    },
    done: () => {
      // The sidebar names the college.
      void po.load();
      onSaved();
    },
  });
  const contact = useContractForm(collegeContactInput, {
    draft: session.draft("po-college-contact"),
    values: collegeContactValues(saved.contact),
    send: async (body) => {
      const { contact: before } = known.current;
      const seen = before ? seenOf(collegeContact, before) : undefined;
      const reply = await (
        await calls.po()
      ).college.saveContact({ body: { ...body, seen } }, toldHere);
      if (isFailure(reply)) return reply;
      known.current.contact = reply.data.contact;
      feedback.toast("success", "The contact is saved.");
      return reply;
    },
    again: async () => {
      const now = await again();
      if (now) known.current.contact = now.contact;
      return now && collegeContactValues(now.contact);
    },
    done: onSaved,
  });
  const typed: Partial<CollegeInfoInput> = useWatch({ control: info.form.control });
  const email = useWatch({ control: contact.form.control, name: "email" });
  return (
    <ProfileParts
      previewTitle={previewTitle}
      preview={
        <CollegePreview isSetUp {...shownOf(saved)} {...typed} crest={crest.url} contact={email} />
      }
    >
      <ProfileSection title="Who you are">
        <OwnPictureField picture={crest} name={saved.college.name ?? "College"} />
        <SectionForm what="college info" form={info}>
          <CollegeInfoFields form={info} />
        </SectionForm>
      </ProfileSection>
      <ProfileSection title="Whom companies write to">
        <SectionForm what="contact" form={contact}>
          <CollegeContactFields form={contact} />
        </SectionForm>
      </ProfileSection>
      <ProfileSection title="Addresses">
        <AddressSettings area="po" onSaved={onSaved} />
      </ProfileSection>
    </ProfileParts>
  );
}
