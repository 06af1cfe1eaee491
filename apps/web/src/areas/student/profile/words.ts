import type { SectionName } from "@toran/contract/schemas/portfolio";
import type { ProfileField, VisibilityLevel } from "@toran/contract/schemas/profile";

export const levelWords: Record<VisibilityLevel, { label: string; hint: string; live: string }> = {
  PRIVATE: {
    label: "Only you",
    hint: "Whoever opens your address is told that there is no page.",
    live: "Only you can see it.",
  },
  COLLEGE: {
    label: "Your college",
    hint: "Placement officers and students of your college, when they are logged in.",
    live: "Your college can see it.",
  },
  CONNECTED_COMPANIES: {
    label: "Your college and its companies",
    hint: "Also the companies that your college is connected with.",
    live: "Your college and its companies can see it.",
  },
  ANYONE_WITH_LINK: {
    label: "Anyone with the link",
    hint: "Nobody needs to log in. You choose whom you send the link.",
    live: "Anyone with the link can see it.",
  },
};

interface FieldGroup {
  title: string;
  fields: readonly { name: ProfileField; label: string; hint?: string }[];
}

export const fieldGroups: readonly FieldGroup[] = [
  {
    title: "About you",
    fields: [
      { name: "picture", label: "Profile picture" },
      { name: "about", label: "What you wrote about yourself" },
      { name: "links", label: "LinkedIn, GitHub and website" },
      { name: "video", label: "Video résumé" },
      { name: "resume", label: "Résumé" },
    ],
  },
  {
    title: "Off until you switch it on",
    fields: [
      { name: "email", label: "Email" },
      { name: "phone", label: "Mobile number" },
      { name: "dateOfBirth", label: "Date of birth" },
      { name: "address", label: "City, state and country" },
      { name: "marks", label: "Marks and CGPA" },
      {
        name: "documents",
        label: "Mark sheets and certificates",
        hint: "Your identity document is never on the page.",
      },
    ],
  },
];

export const sectionWords: Record<SectionName, string> = {
  projects: "Projects",
  experiences: "Experience",
  education: "Education",
  achievements: "Achievements",
  skills: "Skills",
  additional: "Additional",
};
