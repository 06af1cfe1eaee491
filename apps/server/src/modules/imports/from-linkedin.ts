import { BadZip, ZipDirectory } from "../../files/zip-directory";
import { refused } from "../../http/failures";
import { csvRows } from "./csv";
import { educationKind, endIn, filled, type Found, levelIn, monthIn, yearIn } from "./found";

const MB = 1024 * 1024;
const bounds = { entries: 2000, fileBytes: 5 * MB, allBytes: 200 * MB };
const mostRows = 500;

type Row = Record<string, string>;
type Section = Found["items"][number]["section"];
const of = (row: Row, name: string) => row[name] ?? "";

const time = (row: Row) => ({
  startMonth: monthIn(of(row, "Started On")),
  endMonth: endIn(of(row, "Finished On")),
});

/** The tables of the export that have a place here, and how a row of each becomes an item. */
const tables: Record<string, { section: Section; read: (row: Row) => Row | object }> = {
  "positions.csv": {
    section: "experiences",
    read: (row) => ({
      title: of(row, "Title"),
      organisation: of(row, "Company Name"),
      city: of(row, "Location"),
      description: of(row, "Description"),
      ...time(row),
    }),
  },
  "projects.csv": {
    section: "projects",
    read: (row) => ({
      title: of(row, "Title"),
      description: of(row, "Description"),
      link: of(row, "Url"),
      ...time(row),
    }),
  },
  "education.csv": {
    section: "education",
    read: (row) => ({
      kind: educationKind(`${of(row, "School Name")} ${of(row, "Degree Name")}`),
      institution: of(row, "School Name"),
      course: of(row, "Degree Name"),
      startYear: yearIn(of(row, "Start Date")),
      endYear: yearIn(of(row, "End Date")),
    }),
  },
  "certifications.csv": {
    section: "achievements",
    read: (row) => ({
      title: of(row, "Name"),
      issuer: of(row, "Authority"),
      month: monthIn(of(row, "Started On")),
      link: of(row, "Url"),
    }),
  },
  "honors.csv": {
    section: "achievements",
    read: (row) => ({
      title: of(row, "Title"),
      description: of(row, "Description"),
      month: monthIn(of(row, "Issued On")),
    }),
  },
  "skills.csv": {
    section: "skills",
    read: (row) => ({ type: "TECHNICAL", skill_name: of(row, "Name"), level: "GOOD" }),
  },
  "languages.csv": {
    section: "skills",
    read: (row) => ({
      type: "LANGUAGE",
      skill_name: of(row, "Name"),
      level: levelIn(of(row, "Proficiency")),
    }),
  },
  "volunteering.csv": {
    section: "additional",
    read: (row) => ({
      title: [of(row, "Role"), of(row, "Company Name")].filter(Boolean).join(", "),
      description: of(row, "Description"),
    }),
  },
};

const fileName = (path: string) => (path.split("/").at(-1) ?? "").toLowerCase();

/** What the archive that LinkedIn sends holds; nothing when it is another archive. */
export function fromLinkedIn(bytes: Buffer): Found | undefined {
  try {
    const archive = new ZipDirectory(bytes, bounds);
    const names = archive.names.filter((name) => name.toLowerCase().endsWith(".csv"));
    const rowsOf = (name: string) => csvRows(archive.open(name).toString("utf8"), mostRows);
    const known = names.filter((name) => fileName(name) in tables);
    const profile = names.find((name) => fileName(name) === "profile.csv");
    if (!known.length && !profile) return undefined;
    const [person = {}] = profile ? rowsOf(profile) : [];
    return {
      items: known.flatMap((name) => {
        const table = tables[fileName(name)];
        if (!table) return [];
        const { section, read } = table;
        return rowsOf(name).map((row) => ({ section, item: filled({ ...read(row) }) }));
      }),
      personal: filled({ headline: of(person, "Headline"), about: of(person, "Summary") }),
      account: filled({
        name: [of(person, "First Name"), of(person, "Last Name")].filter(Boolean).join(" "),
        place: of(person, "Geo Location"),
      }),
      ignored: names.filter((name) => name !== profile && !known.includes(name)),
    };
  } catch (cause) {
    if (cause instanceof BadZip) throw refused({ file: cause.message });
    throw cause;
  }
}
