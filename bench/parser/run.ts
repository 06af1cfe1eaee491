import { join } from "node:path";
import { type TemplateId, templates } from "@toran/resume-templates";
import type { Entry } from "@toran/resume-templates/model";

import { openPages } from "../measure/open-pages";
import { printTable } from "../measure/table";
import type { Bench } from "./pages/main";
import { hasPdftotext, installParser, type Parsed, parser } from "./parser";
import { resume } from "./resume";

declare const bench: Bench;

// What a program that is not ours finds in the PDFs of all templates. Ends with an error when it misses something.
if (!hasPdftotext())
  throw new Error(
    "There is no pdftotext here, which the parser needs; it comes with poppler-utils.",
  );

const { person, sections } = resume;
const contact = (kind: string) => person.contacts.find((each) => each.kind === kind)!.text;
const entriesOf = (kind: string) =>
  sections.flatMap((section) =>
    section.kind === kind && "entries" in section ? section.entries : [],
  );

const missing = "missing";
const value = (found: string | undefined, wanted: string) =>
  found === wanted ? wanted : `${missing}: ${found}`;

function entries(found = "", wanted: Entry[]) {
  const there = wanted.filter(
    ({ title, org = "" }) => found.includes(title) && found.includes(org),
  );
  const count = `${there.length} of ${wanted.length}`;
  return there.length === wanted.length ? count : `${missing}: ${count}`;
}

const row = (template: string, found: Parsed) => ({
  template,
  name: value(found.name, person.name),
  mail: value(found.email, contact("email")),
  phone: value(found.phone, contact("phone")),
  education: entries(found.education, entriesOf("education")),
  experience: entries(found.experience, entriesOf("experience")),
});

const { parse, remove } = installParser();
const { browser, address, close } = await openPages(join(import.meta.dirname, "pages"), 4187);
try {
  const page = await browser.newPage();
  await page.goto(address);
  await page.waitForFunction(() => "bench" in globalThis);
  const write = async (id: TemplateId) =>
    Buffer.from(await page.evaluate((template) => bench.write(template), id), "base64");
  const rows = [];
  for (const { id } of templates) rows.push(row(id, parse(id, await write(id))));
  printTable(`What ${parser} finds in a PDF of each template`, rows);
  const misses = rows.filter((each) =>
    Object.values(each).some((cell) => cell.startsWith(missing)),
  );
  process.exitCode = misses.length ? 1 : 0;
} finally {
  await close();
  remove();
}
