import type { AreaName } from "@/navigation/areas";
import { productName } from "@/lib/product";
import { type Clause, LegalPage } from "./legal-page";

const clauses: Clause[] = [
  {
    title: "What is stored",
    text: "Your name, email address and phone; for students the portfolio and its documents; for officers and HR users what describes the college or the company; and when you were logged in, from where.",
  },
  {
    title: "Who sees it",
    text: "A student's portfolio is private until the student publishes it. The college of a student sees it; a company sees it only while it is connected to the college and the student has allowed it. Phone, address, date of birth, marks and documents are never public unless you switch them on one by one.",
  },
  {
    title: "What is done with it",
    text: "It is used to run the platform and nothing else. It is not sold, not used for advertising, and not handed to anyone who is not named here.",
  },
  {
    title: "How it is guarded",
    text: "Passwords and codes are stored so that nobody can read them back. Pictures are stripped of the place where they were taken. Every opening of a profile by a company is written into a log that its owner can read.",
  },
  {
    title: "Your rights",
    text: "You can download everything of yours at once, correct it, take back what you allowed with the same switch (What you allow, in the settings), and ask for its erasure, which follows after seven days in which you may change your mind.",
  },
  {
    title: "If data got where they should not be",
    text: 'Tell us at once: under Support, choose "Data seen where it should not be", and say what you saw and when. A person looks at it within one day, before everything else. Whoever is concerned is told without delay what happened, what may follow and what to do, and the Data Protection Board within 72 hours of our knowing.',
  },
];

export const Privacy = ({ area }: { area: AreaName }) => (
  <LegalPage
    area={area}
    title="Privacy"
    lead={`What ${productName} knows about you, who can see it, and what you can do about it.`}
    clauses={clauses}
  />
);
