import type { FilledTemplate } from "@toran/contract/schemas/chat-template";

export const dates: FilledTemplate = {
  id: "0b0f3bb5-6a4b-4a1c-9a55-0d6f4f3c1a02",
  name: "Dates for a visit",
  body: "Dear {{person}}, for {{posting}} our main block is free on Monday and on Wednesday.",
  filled: "Dear Vikram Rao, for {{posting}} our main block is free on Monday and on Wednesday.",
  missing: ["posting"],
};
export const thanks: FilledTemplate = {
  id: "0b0f3bb5-6a4b-4a1c-9a55-0d6f4f3c1a03",
  name: "Thanks after a drive",
  body: "Dear {{person}}, thank you for coming. The feedback of the panel reached all students.",
  filled: "Dear Vikram Rao, thank you for coming. The feedback of the panel reached all students.",
  missing: [],
};
