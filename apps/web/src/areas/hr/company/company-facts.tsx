import type { Company } from "@toran/contract/schemas/company";
import { DescriptionList } from "@toran/ui";

/** A company as colleges see it. */
export const CompanyFacts = ({ company }: { company: Company }) => (
  <DescriptionList
    items={[
      { term: "Name", value: company.name },
      { term: "Sector", value: company.sector?.name },
      { term: "Size", value: company.size?.name },
      { term: "Services", value: company.services.map((each) => each.name).join(", ") },
      { term: "Website", value: company.website },
      {
        term: "City",
        value: company.address && `${company.address.city}, ${company.address.state}`,
      },
      {
        term: "Contact",
        value: company.contact && `${company.contact.contactName}, ${company.contact.designation}`,
      },
      {
        term: "About",
        value: company.about && (
          <span className="wrap-break-word whitespace-pre-line">{company.about}</span>
        ),
      },
    ]}
  />
);
