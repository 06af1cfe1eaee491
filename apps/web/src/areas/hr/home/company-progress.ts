import type { Company } from "@toran/contract/schemas/company";

const parts: { name: string; text: string; done: (company: Company) => boolean }[] = [
  { name: "about", text: "Write what the company does", done: ({ about }) => !!about },
  { name: "contact", text: "Say whom colleges write to", done: ({ contact }) => !!contact },
  { name: "address", text: "Add the address", done: ({ address }) => !!address },
  { name: "logo", text: "Add the logo", done: ({ logo }) => !!logo },
  {
    name: "established",
    text: "Say since when you work",
    done: ({ established }) => !!established,
  },
  { name: "linkedin", text: "Link your LinkedIn page", done: ({ linkedinUrl }) => !!linkedinUrl },
  {
    name: "infrastructure",
    text: "Add offices and labs",
    done: ({ infrastructure }) => infrastructure.length > 0,
  },
];

/** How much of a company colleges can read about, and what is missing. */
export const progressOf = (company: Company) =>
  parts.map(({ name, text, done }) => ({ name, text, done: done(company) }));
