import sharp from "sharp";
import { forms } from "./forms";
import { ok } from "./ok";
import type { TestServer } from "./start-server";
import { mp4Bytes, videoFile } from "./videos";

const pixel = { width: 40, height: 30, channels: 3, background: "#2b4bb3" } as const;
const pdfText = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n";

const pdfFile = (name = "marks.pdf") => new File([pdfText], name, { type: "application/pdf" });
async function pictureFile(name = "photo.png") {
  const png = await sharp({ create: pixel }).png().toBuffer();
  return new File([new Uint8Array(png)], name, { type: "image/png" });
}

/** A student with one of everything, each field marked by a word of its own. */
export async function studentWithEverything(server: TestServer) {
  const student = await server.person("student-new");
  const { personal, sections, skills, profile, video } = student.api.student;
  const details = {
    ...forms.personalInfo,
    headline: "MARK-HEADLINE",
    about: "MARK-ABOUT",
    city: "MARK-CITY",
    state: "MARK-STATE",
    linkedinUrl: "https://linkedin.example/MARK-LINK",
    dateOfBirth: "2004-03-09",
    phone: "+919812345678",
  };
  ok(await personal.updateUserData({ body: details }));
  const picture = ok(await profile.setPicture({ body: { picture: await pictureFile() } })).data.key;
  const education = ok(
    await sections.education.create({
      body: {
        kind: "SCHOOL",
        institution: "MARK-SCHOOL",
        endYear: 2022,
        score: 96.4,
        scoreScale: 100,
        file: pdfFile("MARK-MARKSHEET.pdf"),
      },
    }),
  ).data;
  const semester = ok(
    await sections.education.create({
      body: { kind: "SEMESTER", institution: "MARK-SEMESTER", semester: 3, score: 9.1 },
    }),
  ).data;
  const project = ok(
    await sections.projects.create({
      body: { title: "MARK-PROJECT", startMonth: "2025-01", file: await pictureFile() },
    }),
  ).data;
  const achievement = ok(
    await sections.achievements.create({
      body: { title: "MARK-ACHIEVEMENT", month: "2025-02", file: pdfFile("MARK-CERTIFICATE.pdf") },
    }),
  ).data;
  ok(
    await sections.experiences.create({
      body: { title: "MARK-EXPERIENCE", organisation: "Meghdoot", startMonth: "2025-05" },
    }),
  );
  ok(await sections.additional.create({ body: { title: "MARK-ADDITIONAL" } }));
  ok(
    await skills.create({
      body: { type: "TECHNICAL", skill_name: "MARK-SKILL", level: "GOOD", top: true },
    }),
  );
  const clip = ok(
    await video.save({ body: { file: videoFile(mp4Bytes(58, 4000)), seconds: 58 } }),
  ).data;
  return { student, picture, education, semester, project, achievement, clip };
}
