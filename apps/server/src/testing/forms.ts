import { catalogue } from "../modules/lookups/catalogue";

const first = <T>(list: readonly T[]): T => {
  const [item] = list;
  if (item === undefined) throw new Error("The list is empty.");
  return item;
};

/** A filled form for each step of onboarding. */
export const forms = {
  personalInfo: {
    firstName: "Ananya",
    lastName: "Iyer",
    phone: "9812345678",
    dateOfBirth: "2004-03-09",
    gender: "FEMALE",
    city: "Coimbatore",
    state: "Tamil Nadu",
    country: "India",
    headline: "Builds small tools for big classrooms",
  },
  personalDocument: { kind: "PAN", number: "ABCDE1234F" },
  education: {
    universityId: first(catalogue.universities).id,
    college: "Nilgiri Institute of Technology",
    degree: "B.Tech",
    department: "Computer Science and Engineering",
    rollNumber: "21CS045",
    graduationYear: 2027,
    cgpa: 8.12,
  },
  address: {
    line1: "4 Ghat Road",
    city: "Coimbatore",
    state: "Tamil Nadu",
    country: "India",
    postcode: "641001",
  },
  college: {
    university: "Anna University",
    name: "Nilgiri Institute of Technology",
    type: "AUTONOMOUS",
    established: 1987,
    aisheCode: "C-26871",
    website: "nilgiri.example",
  },
  contact: {
    contactName: "Meera Krishnan",
    designation: "Placement officer",
    email: "placements@nilgiri.example",
    phone: "9812345678",
  },
  departments: {
    departments: [
      { name: "Computer Science", code: "CSE", finalYearStudents: 180, majors: ["Data Science"] },
      { name: "Civil", finalYearStudents: 74 },
    ],
  },
  company: {
    name: "Kestrel Mobility",
    type: "PRIVATE",
    sectorId: first(catalogue.sectors).id,
    sizeId: first(catalogue.companySizes).id,
    website: "https://kestrel.example",
  },
  companyMeta: {
    established: 2016,
    serviceIds: [first(catalogue.companyServices).id],
    about: "Electric buses and the software that keeps them on time.",
  },
} as const;
