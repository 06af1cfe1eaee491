import type { collegePage } from "@toran/contract/schemas/connection";
import type { collegeTypes } from "@toran/contract/schemas/college";
import { DescriptionList } from "@toran/ui";
import { PhoneLink } from "@toran/ui/phone";
import type { z } from "zod/mini";
import { EmailLink } from "@/lib/email-link";

const typeWords: Record<(typeof collegeTypes)[number], string> = {
  AUTONOMOUS: "Autonomous",
  AFFILIATED: "Affiliated",
  DEEMED: "Deemed to be a university",
  CONSTITUENT: "Constituent",
};

/** What a college says about itself, and whom to write to. */
export function CollegeFacts({ page }: { page: z.output<typeof collegePage> }) {
  const { college, address, contact } = page;
  return (
    <section aria-labelledby="about" className="grid gap-4">
      <h2 id="about" className="title-lg">
        About
      </h2>
      {college.about && (
        <p className="max-w-read text-base wrap-break-word whitespace-pre-line">{college.about}</p>
      )}
      <DescriptionList
        items={[
          { term: "Type", value: college.type && typeWords[college.type] },
          { term: "Founded", value: college.established },
          { term: "AISHE code", value: college.aisheCode },
          {
            term: "Website",
            value: college.website && (
              <a href={college.website} rel="noreferrer" target="_blank" className="link">
                {college.website.replace(/^https?:\/\//, "")}
              </a>
            ),
          },
          {
            term: "Address",
            value: address && `${address.line1}, ${address.city}, ${address.state}`,
          },
          {
            term: "Contact",
            value: contact && `${contact.contactName}, ${contact.designation}`,
          },
          { term: "Email", value: contact?.email && <EmailLink address={contact.email} /> },
          { term: "Phone", value: contact?.phone && <PhoneLink value={contact.phone} /> },
        ]}
      />
    </section>
  );
}
