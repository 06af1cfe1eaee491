import { readdirSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { ok, refusal } from "../testing/ok";
import { startServer } from "../testing/start-server";
import { files } from "./tables";

const server = await startServer();
const pdf = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n";
type Student = Awaited<ReturnType<typeof server.person>>;

/** Every file below the server's folder that is not the database's. */
const tree = () =>
  readdirSync(server.dataDir, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.|files/.test(name),
  );

const named = (name: string) => `Content-Disposition: form-data; name="${name}"`;

/** Sends a certificate under a name, byte for byte as it is given. */
async function send(student: Student, fileName: string, content: string, field = "file") {
  const mark = "----toran";
  const part = (head: string, body: string) => `--${mark}\r\n${head}\r\n\r\n${body}\r\n`;
  const payload = Buffer.from(
    part(named("title"), "Hackathon") +
      part(named("month"), "2025-02") +
      part(`${named(field)}; filename="${fileName}"\r\nContent-Type: application/pdf`, content) +
      `--${mark}--\r\n`,
  );
  const headers = { "content-type": `multipart/form-data; boundary=${mark}` };
  return student.call("POST", "/api/v1/student/achievement", { payload, headers });
}

test.each([
  ["../../../../etc/passwd", "passwd"],
  ["..\\..\\windows\\system.ini", "system.ini"],
  ["certificate.pdf.exe", "certificate.pdf.exe"],
  ["trailing.pdf...", "trailing.pdf"],
  ["marks\u202Efdp.exe", "marksfdp.exe"],
  ["<script>alert(1)</script>.pdf", "script.pdf"],
  [`${"long".repeat(80)}.pdf`, undefined],
  ["the %22final%22 list%0D%0A.pdf", "the final list.pdf"],
  ["...", "file"],
])(
  "79, 80: a file called %s is kept under a key of ours, and the name is only a label",
  async (given, kept) => {
    const student = await server.person("student-new");
    const before = tree();
    const reply = await send(student, given, pdf);
    expect(reply.statusCode).toBe(200);
    const [row] = await server.db.select().from(files).where(eq(files.ownerId, student.id));
    expect(row?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(row?.name.length).toBeLessThanOrEqual(120);
    expect(row?.name).not.toMatch(/[\\/\u202e<>]/);
    expect([given, row?.name]).toEqual([given, kept ?? row?.name]);
    const key = row?.key ?? "";
    const added = tree().filter((name) => !before.includes(name));
    expect(added.filter((name) => !name.startsWith("files"))).toEqual([]);
    expect(added.some((name) => name === join("files", key.slice(0, 2), key))).toBe(true);
  },
);

test("80: a field whose name is a path is refused, and nothing is written", async () => {
  const student = await server.person("student-new");
  const before = tree();
  const reply = await send(student, "a.pdf", pdf, "../../file");
  expect(reply.statusCode).toBe(400);
  expect(tree()).toEqual(before);
});

test("82, 83, 84: whatever a document holds, it is only ever downloaded, and by no page of another origin", async () => {
  const student = await server.person("student-new");
  const virus = "X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*";
  const locked = `${pdf}trailer\n<< /Encrypt 1 0 R /OpenAction << /S /JavaScript >> >>\n`;
  for (const content of [pdf + virus, locked]) {
    expect((await send(student, "a.pdf", content)).statusCode).toBe(200);
    const rows = await server.db.select().from(files).where(eq(files.ownerId, student.id));
    const key = rows.at(-1)?.key ?? "";
    const seen = await student.call("GET", `/api/v1/utility/assets/private?key=${key}`);
    expect(seen.headers["content-disposition"]).toMatch(/^attachment;/);
    expect(seen.headers).toMatchObject({
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("sandbox"),
    });
  }
  expect((await send(student, "virus.pdf", virus)).statusCode).toBe(400);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,<script>1</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "ftp://files.example",
])("89, 186: a link that is %j is refused at its field", async (link) => {
  const student = await server.person("student-new");
  const { projects, additional } = student.api.student.sections;
  const one = refusal(await projects.create({ body: { title: "A", startMonth: "2025-01", link } }));
  const two = refusal(await additional.create({ body: { title: "A", link } }));
  expect([Object.keys(one.errors ?? {}), Object.keys(two.errors ?? {})]).toEqual([
    ["link"],
    ["link"],
  ]);
});

test("89: a link to an address inside is kept as text, and never asked for", async () => {
  const student = await server.person("student-new");
  const asked: string[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = async (input) => {
    asked.push(input instanceof Request ? input.url : String(input));
    return fetch(input);
  };
  const link = "http://169.254.169.254/latest/meta-data";
  const { additional } = student.api.student.sections;
  expect(ok(await additional.create({ body: { title: "A", link } })).data.link).toBe(link);
  globalThis.fetch = fetch;
  expect(asked).toEqual([]);
});

test("77: a thousand parts, and a head of ten megabytes, are refused early", async () => {
  const student = await server.person("student-new");
  const url = "/api/v1/student/achievement";
  const mark = "----toran";
  const headers = { "content-type": `multipart/form-data; boundary=${mark}` };
  const part = (name: string) =>
    `--${mark}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`;
  const many = Array.from({ length: 1000 }, (_, n) => part(`f${n}`)).join("");
  const wide = part("a".repeat(10 * 1024 * 1024));
  for (const payload of [`${many}--${mark}--\r\n`, `${wide}--${mark}--\r\n`]) {
    const reply = await student.call("POST", url, { payload, headers });
    expect([400, 413]).toContain(reply.statusCode);
  }
});
