import type { AreaName } from "@/navigation/areas";
import { productName } from "@/lib/product";
import { type Clause, LegalPage } from "./legal-page";

const clauses: Clause[] = [
  {
    title: "Your account",
    text: "One account is for one person. Keep your password to yourself, and tell us when you think someone else has it. An account made for somebody else, or with an address that is not yours, may be closed.",
  },
  {
    title: "What you write",
    text: "What you put into a portfolio, a college page or a company page stays yours. You let us store it and show it to those you choose. Write what is true: officers may verify it, and what is found to be false may be marked or taken down.",
  },
  {
    title: "Hiring",
    text: "Colleges set the rules of their season, companies the conditions of their jobs. We carry requests, answers and offers between you. We are no party to a contract of work, and nobody may ask a student for money through this platform.",
  },
  {
    title: "Plans and payment",
    text: "Students and companies use the platform without paying. Colleges choose a plan, whose price and length are shown before they pay. When a plan ends, everything stays readable and can be exported.",
  },
  {
    title: "Ending",
    text: "You may close your account at any time. What has to be kept by law is kept apart and listed to you; everything else is erased after seven days.",
  },
];

export const Terms = ({ area }: { area: AreaName }) => (
  <LegalPage
    area={area}
    title="Terms"
    lead={`What you may expect of ${productName}, and what we ask of you.`}
    clauses={clauses}
  />
);
