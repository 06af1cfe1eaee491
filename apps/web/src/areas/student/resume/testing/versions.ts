import type { ResumeVersion } from "@toran/contract/schemas/resume";

export const general: ResumeVersion = {
  id: "0198f7a0-0000-7000-8000-00000000000a",
  name: "General",
  isDefault: true,
  template: "placement",
  options: {},
  hidden: [],
  version: 1,
  updatedAt: null,
};
export const product: ResumeVersion = {
  ...general,
  id: "0198f7a0-0000-7000-8000-00000000000b",
  name: "Product roles",
  isDefault: false,
};
