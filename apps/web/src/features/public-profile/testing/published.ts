import type { PublishedProfile } from "@toran/contract/schemas/profile";

const backed = { evidence: "SELF_DECLARED", verifiedAt: null } as const;
const nothing = {
  about: null,
  city: null,
  state: null,
  country: null,
  cgpa: null,
  picture: null,
  video: null,
  linkedinUrl: null,
  githubUrl: null,
  portfolioUrl: null,
  email: null,
  phone: null,
  dateOfBirth: null,
};
/** A page of a student who published some of what there is. */
export const published: PublishedProfile = {
  profile: {
    ...nothing,
    slug: "ananya-iyer",
    firstName: "Ananya",
    lastName: "Iyer",
    headline: "<script>alert(1)</script>",
    college: "Nilgiri Institute of Technology",
    degree: "B.E.",
    department: "Computer Science",
    graduationYear: 2027,
    resume: true,
    indexed: false,
  },
  sections: ["experiences", "projects"],
  education: [],
  projects: [
    {
      ...backed,
      title: "Saathi",
      role: null,
      description: "Live bus times",
      link: "https://saathi.example/",
      startMonth: "2025-01",
      endMonth: "2025-05",
      skills: ["React"],
      file: { key: "a".repeat(32), name: "saathi.webp", type: "image/webp", bytes: 1 },
    },
  ],
  achievements: [],
  experiences: [
    {
      ...backed,
      title: "Intern",
      organisation: "Meghdoot",
      city: null,
      description: null,
      startMonth: "2025-05",
      endMonth: null,
      skills: [],
      file: null,
    },
  ],
  additional: [],
  topSkills: [],
  additionalSkills: [],
  graph: [],
};

const paper = (key: string, name: string) => ({
  key: key.repeat(32),
  name,
  type: "application/pdf",
  bytes: 1,
});
export const markSheet = paper("b", "marks.pdf");
export const certificate = paper("c", "hackathon.pdf");
/** The same with a semester and an achievement whose papers are shown. */
export const withPapers: PublishedProfile = {
  ...published,
  sections: ["education", "achievements"],
  education: [
    {
      ...backed,
      kind: "SEMESTER",
      institution: "Nilgiri Institute of Technology",
      board: null,
      course: null,
      semester: 3,
      score: null,
      scoreScale: null,
      startYear: null,
      endYear: null,
      file: markSheet,
    },
  ],
  achievements: [
    {
      ...backed,
      title: "Hackathon",
      issuer: null,
      description: null,
      month: "2025-08",
      link: null,
      file: certificate,
    },
  ],
};
