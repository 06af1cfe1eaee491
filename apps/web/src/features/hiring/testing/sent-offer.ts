import type { ListedExternalOffer } from "@toran/contract/schemas/external-offer";

/** An invented offer from elsewhere that waits to be verified. */
export const sentOffer: ListedExternalOffer = {
  id: "offer",
  studentId: "student",
  studentName: "Ananya Iyer",
  rollNumber: "21CS045",
  company: "Orbit Foods",
  role: "Process engineer",
  ctc: 900_000,
  stipend: null,
  joiningDate: "2027-07-01",
  source: "PPO",
  state: "WAITING",
  detailsPending: false,
  recordedAt: "2026-11-20T10:00:00.000Z",
  recordedBy: "Ananya Iyer",
  proof: { key: "k1", name: "letter.pdf", bytes: 2048 },
  sentAt: "2026-11-20T10:00:00.000Z",
  answeredAt: null,
  answer: null,
  endedAt: null,
  endReason: null,
};
