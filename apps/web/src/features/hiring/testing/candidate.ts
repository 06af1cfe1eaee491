import type { Candidate } from "@toran/contract/schemas/application";

const at = "2026-11-20T10:00:00.000Z";
export const college = {
  id: "0193a1f0-0000-7000-8000-00000000000a",
  name: "Nilgiri Institute",
  city: "Ooty",
  picture: null,
};

export const candidate = (name: string): Candidate => ({
  id: name,
  studentName: name,
  picture: null,
  college,
  department: "Civil",
  departmentCode: null,
  cgpa: 8.1,
  skillsHad: 0,
  skillsAsked: 0,
  state: "SUBMITTED",
  stage: "APPLIED",
  roundId: null,
  unread: false,
  offer: null,
  rating: null,
  version: 1,
  submittedAt: at,
  updatedAt: at,
  student: { id: name, bookmark: null },
});
