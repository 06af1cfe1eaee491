import type { PublishedProfile } from "@toran/contract/schemas/profile";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { drawProfile } from "@/prerender/profile";
import { PublicProfile } from "./public-profile";
import { period, plainLink, years } from "./said";

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
const page: PublishedProfile = {
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

test("a profile is drawn on the server with its words, in its owner's order, and what is empty is nowhere", () => {
  const { title, description, html } = drawProfile(page);
  expect(title).toBe("Ananya Iyer · Toran");
  expect(description).toContain("B.E. Computer Science, 2027, Nilgiri Institute of Technology");
  expect(html.indexOf("Experience")).toBeLessThan(html.indexOf("Live bus times"));
  for (const absent of [
    "Achievements</h2>",
    "Education</h2>",
    "CGPA",
    "Contact",
    "undefined",
    "null",
  ])
    expect(html).not.toContain(absent);
});

test("181: what a student wrote stays text on the page", () => {
  const html = renderToString(<PublicProfile page={page} fileUrl={(key) => `/file/${key}`} />);
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).not.toContain("<script");
});

test("a link of a student opens elsewhere, and vouches for nobody", () => {
  const { html } = drawProfile(page);
  expect(html).toMatch(
    /<a href="https:\/\/saathi\.example\/" rel="noopener noreferrer nofollow ugc"/,
  );
  expect(html).toContain(`/published-file/ananya-iyer?key=${"a".repeat(32)}`);
});

test.each([
  [period("2025-01", "2025-05"), "Jan to May 2025"],
  [period("2024-12", "2025-01"), "Dec 2024 to Jan 2025"],
  [period("2023-10", "2023-10"), "Oct 2023"],
  [period("2025-05", null), "Since May 2025"],
  [years(2022, 2026), "2022 to 2026"],
  [years(null, 2022), "2022"],
  [plainLink("https://www.saathi.example/"), "saathi.example"],
])("a time or a link is read as %s", (said, wanted) => {
  expect(said).toBe(wanted);
});
