import type { Place, StaffArea } from "./place-store";

export const kindWords: Record<Place["kind"], string> = {
  AUDITORIUM: "Auditorium",
  SEMINAR_HALL: "Seminar hall",
  INTERVIEW_ROOM: "Interview room",
  COMPUTER_LAB: "Computer lab",
  OFFICE: "Office",
  OTHER: "Other place",
};

export const words: Record<StaffArea, { empty: string; removing: string }> = {
  po: {
    empty:
      "Halls, labs and interview rooms tell a company where its drive would take place, and how many it can seat.",
    removing: "Companies no longer see it. Its pictures are erased.",
  },
  hr: {
    empty: "Offices and labs tell students and colleges where the work is.",
    removing: "Colleges no longer see it. Its pictures are erased.",
  },
};

/** What a place is, in a few words, such as "Seminar hall, holds 120". */
export const factsOf = ({ kind, capacity }: Place) =>
  capacity === null
    ? kindWords[kind]
    : `${kindWords[kind]}, holds ${capacity.toLocaleString("en-IN")}`;
