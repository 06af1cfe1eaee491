import { expect, test } from "vitest";
import { archiveOf, zipFile } from "../../testing/archives";
import { forms } from "../../testing/forms";
import { ok } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const student = await server.person("student-new");
const { imports, personal } = student.api.student;
ok(
  await personal.updateUserData({
    body: {
      ...forms.personalInfo,
      firstName: "Ananya",
      lastName: "Iyer",
      phone: "+919812345678",
      city: "Pune",
      state: "Maharashtra",
      country: "India",
    },
  }),
);
const { email, educationDetails } = ok(await personal.userData()).data;
const look = async (file: File) => ok(await imports.preview({ body: { file } })).data;
const read = (value: object) => look(new File([JSON.stringify(value)], "resume.json"));

test("what the account says otherwise is told as left out, and nothing of what it says too", async () => {
  const basics = {
    name: "A. Iyer",
    email: "a@elsewhere.example",
    phone: "+44 20 7946 0958",
    location: { city: "Pune", region: "Goa", countryCode: "IN" },
  };
  expect((await read({ basics, references: [] })).ignored).toEqual([
    "Name: A. Iyer (your account has Ananya Iyer)",
    `Email: a@elsewhere.example (your account has ${email})`,
    "Phone: +44 20 7946 0958 (your account has +919812345678)",
    "Place: Pune, Goa, India (your account has Pune, Maharashtra, India)",
    "references",
  ]);
  const alike = {
    name: "ananya  IYER",
    email: email.toUpperCase(),
    phone: "98123 45678",
    location: { city: "pune", countryCode: "IN" },
  };
  expect((await read({ basics: alike })).ignored).toEqual([]);
  expect((await read({ basics: {} })).ignored).toEqual([]);
});

test("an archive of LinkedIn tells the same of name and place", async () => {
  const text = 'First Name,Last Name,Geo Location\nAnanya,Menon,"Bengaluru, Karnataka, India"\n';
  const { ignored } = await look(zipFile(archiveOf([{ name: "Profile.csv", text }])));
  expect(ignored).toEqual([
    "Name: Ananya Menon (your account has Ananya Iyer)",
    "Place: Bengaluru, Karnataka, India (your account has Pune, Maharashtra, India)",
  ]);
});

test("studies that the account holds are told to be there; others at the same college are new", async () => {
  const { college = "", graduationYear = 0 } = educationDetails ?? {};
  const at = { institution: college.toUpperCase(), area: "Computing", studyType: "B.E." };
  const { items } = await read({
    education: [
      { ...at, endDate: `${graduationYear}-05` },
      at,
      { ...at, studyType: "M.E.", endDate: String(graduationYear + 2) },
      { ...at, institution: "Another college", endDate: String(graduationYear) },
      { ...at, studyType: "Diploma", endDate: String(graduationYear) },
    ],
  });
  expect(items.map(({ held }) => held)).toEqual([true, true, false, false, false]);
});

test("a line about somebody that is too long says so before anything is taken in, and an address is told as it is kept", async () => {
  const summary = "I build buses. ".repeat(60).trim();
  const basics = { label: "Bus engineer", summary, url: "asha.example" };
  expect((await read({ basics })).personal).toMatchObject([
    { field: "headline", incoming: "Bus engineer", problem: null },
    { field: "about", incoming: summary, problem: "Keep it to 600 characters." },
    { field: "portfolioUrl", incoming: "https://asha.example", problem: null },
  ]);
});
