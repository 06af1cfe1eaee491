import { type Company, companyTypes } from "@toran/contract/schemas/company";
import { Building2, Globe, Mail, MapPin, Users } from "lucide-react";
import { ServiceList } from "./service-list";
import { withoutScheme } from "@/features/onboarding/filled";
import { PreviewCard, type PreviewFact } from "@/features/onboarding/preview-card";
import { publicFile } from "@/lib/public-file";

export interface CompanyShown {
  name?: string;
  type?: string;
  sector?: string;
  size?: string;
  website?: string;
  established?: string | number;
  services?: readonly string[];
  about?: string;
  contact?: string;
  place?: string;
  /** The address of the picture. */
  logo?: string;
}

export const typeWords: Record<(typeof companyTypes)[number], string> = {
  PRIVATE: "Private company",
  PUBLIC: "Public company",
  GOVERNMENT: "Government",
  STARTUP: "Start-up",
  NON_PROFIT: "Non-profit",
};

const icon = { "aria-hidden": true, size: 14, strokeWidth: 2 } as const;

/** The profile card of a company, from what is known of it. */
export function CompanyPreview(shown: CompanyShown) {
  const website = withoutScheme(shown.website);
  const facts: PreviewFact[] = [
    { icon: <Building2 {...icon} />, text: shown.sector || "Sector", later: !shown.sector },
    { icon: <Users {...icon} />, text: shown.size || "Size", later: !shown.size },
  ];
  if (website) facts.push({ icon: <Globe {...icon} />, text: website });
  if (shown.contact) facts.push({ icon: <Mail {...icon} />, text: shown.contact });
  facts.push({
    icon: <MapPin {...icon} />,
    text: shown.place || "Address in the last step",
    later: !shown.place,
  });
  const since = /^\d{4}$/.test(String(shown.established ?? ""))
    ? `since ${shown.established}`
    : undefined;
  const kind = typeWords[shown.type as keyof typeof typeWords];
  return (
    <PreviewCard
      entity="company"
      name={shown.name ?? ""}
      noName="Your company"
      picture={shown.logo}
      line={[kind, since].filter(Boolean).join(", ") || "Type of company"}
      facts={facts}
      about={shown.about}
    >
      <ServiceList names={shown.services ?? []} />
    </PreviewCard>
  );
}

/** What is saved of a company, as its card shows it. */
export function shownOf(company: Company | null): CompanyShown {
  if (!company) return {};
  const { address, contact } = company;
  return {
    name: company.name ?? undefined,
    type: company.type ?? undefined,
    sector: company.sector?.name,
    size: company.size?.name,
    website: company.website ?? undefined,
    established: company.established ?? undefined,
    services: company.services.map(({ name }) => name),
    about: company.about ?? undefined,
    contact: contact?.email,
    logo: publicFile(company.logo),
    place: address ? `${address.city}, ${address.state}` : undefined,
  };
}
