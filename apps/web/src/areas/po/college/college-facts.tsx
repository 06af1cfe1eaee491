import { DescriptionList } from "@toran/ui";
import { PhoneLink } from "@toran/ui/phone";
import { AddressSettings } from "@/features/address/address-settings";
import { EmailLink } from "@/lib/email-link";
import { ProfileSection } from "@/features/profile-page/profile-parts";
import { type CollegeData, typeWords } from "./college-preview";

/** The college for those who only read. */
export const CollegeFacts = ({ college: { college, contact } }: { college: CollegeData }) => (
  <>
    <ProfileSection title="Who you are">
      <DescriptionList
        items={[
          { term: "Name", value: college.name },
          { term: "University", value: college.university },
          { term: "Type", value: college.type && typeWords[college.type] },
          { term: "Established", value: college.established },
          { term: "NAAC grade", value: college.naacGrade },
          { term: "AISHE code", value: college.aisheCode },
          { term: "Website", value: college.website },
          {
            term: "About",
            value: college.about && (
              <span className="wrap-break-word whitespace-pre-line">{college.about}</span>
            ),
          },
        ]}
      />
    </ProfileSection>
    <ProfileSection title="Whom companies write to">
      <DescriptionList
        items={[
          { term: "Name", value: contact?.contactName },
          { term: "Designation", value: contact?.designation },
          { term: "Email", value: contact?.email && <EmailLink address={contact.email} /> },
          { term: "Phone", value: contact?.phone && <PhoneLink value={contact.phone} /> },
          {
            term: "Another phone",
            value: contact?.alternatePhone && <PhoneLink value={contact.alternatePhone} />,
          },
        ]}
      />
    </ProfileSection>
    <ProfileSection title="Addresses">
      <AddressSettings area="po" />
    </ProfileSection>
  </>
);
