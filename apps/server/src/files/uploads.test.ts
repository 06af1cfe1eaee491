import sharp from "sharp";
import { expect, test } from "vitest";
import { ok, refusal } from "../testing/ok";
import { forms } from "../testing/forms";
import { startServer } from "../testing/start-server";
import { files } from "./tables";

const server = await startServer();
const pixel = { width: 64, height: 48, channels: 3, background: "#4b2e83" } as const;
const png = await sharp({ create: pixel }).png().toBuffer();
const limit = 2 * 1024 * 1024;
const blob = (bytes: Buffer, type = "image/png") => new Blob([new Uint8Array(bytes)], { type });
const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");

async function putLogo(picture: Blob) {
  const hr = await server.person("hr-ready");
  return { hr, reply: await hr.api.hr.company.setLogo({ body: { picture } }) };
}

test("a logo is kept as WebP, and anyone may see it under its key", async () => {
  const { hr, reply } = await putLogo(blob(png));
  const key = ok(reply).data.key ?? "";
  const seen = await server.browser().send("GET", `/api/v1/utility/assets/public?key=${key}`);
  expect(seen.headers).toMatchObject({
    "content-type": "image/webp",
    "x-content-type-options": "nosniff",
  });
  expect(await sharp(seen.rawPayload).metadata()).toMatchObject({
    format: "webp",
    width: 64,
    height: 48,
  });
  ok(await hr.api.hr.company.removeLogo());
  expect(
    (await server.browser().send("GET", `/api/v1/utility/assets/public?key=${key}`)).statusCode,
  ).toBe(404);
});

/** A PNG padded to a size by a chunk that holds nothing. */
function padded(size: number) {
  const room = size - png.length - 12;
  const chunk = Buffer.alloc(room + 12);
  chunk.writeUInt32BE(room, 0);
  chunk.write("tEXt", 4, "latin1");
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

test("77: a file of one byte too many is refused at its field, and one of the exact limit is read", async () => {
  const over = refusal((await putLogo(blob(padded(limit + 1)))).reply);
  expect(over).toMatchObject({
    status: 413,
    body: { errors: { picture: expect.stringContaining("up to 2 MB") } },
  });
  const exact = (await putLogo(blob(padded(limit)))).reply;
  expect("status" in exact ? exact.status : 200).not.toBe(413);
});

test.each([
  ["a PDF called a picture", blob(pdf)],
  ["a web page called a picture", blob(Buffer.from("<html><script>alert(1)</script></html>"))],
  [
    "an SVG",
    blob(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), "image/svg+xml"),
  ],
  ["a GIF", blob(Buffer.from("GIF89a\u0001\u0000\u0001\u0000"), "image/gif")],
  ["a picture cut in half", blob(png.subarray(0, 40))],
  ["nothing", blob(Buffer.alloc(0))],
])("78, 86: %s is refused, and says why at its field", async (_what, picture) => {
  const refused = refusal((await putLogo(picture)).reply);
  expect(refused).toMatchObject({ status: 400, body: { errors: { picture: expect.any(String) } } });
});

test("a picture is set only by a picture", async () => {
  const hr = await server.person("hr-ready");
  const form = new FormData();
  form.append("note", "no file here");
  const sent = new Response(form);
  const reply = await hr.call("PUT", "/api/v1/human-resource/company-profile", {
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { "content-type": sent.headers.get("content-type") ?? "" },
  });
  expect(reply.json()).toMatchObject({ errors: { picture: "Choose a picture." } });
});

test("79: a picture that is a web page as well is drawn anew, and the page is gone", async () => {
  const both = Buffer.concat([png, Buffer.from("<script>alert(document.cookie)</script>")]);
  const key = ok((await putLogo(blob(both))).reply).data.key ?? "";
  const seen = await server.browser().send("GET", `/api/v1/utility/assets/public?key=${key}`);
  expect(seen.rawPayload.includes("script")).toBe(false);
});

test("81: a picture that declares more pixels than it may is refused from its header", async () => {
  const flood = Buffer.from(png);
  flood.writeUInt32BE(40_000, 16);
  flood.writeUInt32BE(40_000, 20);
  const started = performance.now();
  expect(refusal((await putLogo(blob(flood))).reply).status).toBe(400);
  expect(performance.now() - started).toBeLessThan(1000);
});

test("83: a document is only ever downloaded, from a place where nothing runs", async () => {
  const student = await server.person("student-at-personal-doc");
  const body = { ...forms.personalDocument, file: blob(pdf, "application/pdf") };
  const { file } = ok(await student.api.student.personal.savePersonalDocument({ body })).data;
  const seen = await student.call("GET", `/api/v1/utility/assets/private?key=${file?.key}`);
  expect(seen.headers["content-disposition"]).toMatch(/^attachment;/);
  expect(seen.headers["content-security-policy"]).toContain("sandbox");
  expect(seen.headers["cache-control"]).toBe("private, no-store");
});

test("87: where a photo was taken is gone from what is kept", async () => {
  const located = await sharp({ create: pixel })
    .withExif({ IFD3: { GPSLatitude: "11/1 1/1 1/1", GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();
  expect((await sharp(located).metadata()).exif).toBeDefined();
  const key = ok((await putLogo(blob(located, "image/jpeg"))).reply).data.key ?? "";
  const seen = await server.browser().send("GET", `/api/v1/utility/assets/public?key=${key}`);
  expect((await sharp(seen.rawPayload).metadata()).exif).toBeUndefined();
});

test("90: a part of a file is given exactly, and a part outside it is refused", async () => {
  const { reply } = await putLogo(blob(png));
  const url = `/api/v1/utility/assets/public?key=${ok(reply).data.key}`;
  const whole = (await server.browser().send("GET", url)).rawPayload;
  const ask = (range: string) => server.browser().send("GET", url, { headers: { range } });
  const part = await ask("bytes=2-5");
  expect([part.statusCode, part.headers["content-range"]]).toEqual([
    206,
    `bytes 2-5/${whole.length}`,
  ]);
  expect(part.rawPayload).toEqual(whole.subarray(2, 6));
  expect((await ask("bytes=-3")).rawPayload).toEqual(whole.subarray(-3));
  expect((await ask(`bytes=${whole.length}-`)).statusCode).toBe(416);
  expect((await ask("bytes=5-2")).statusCode).toBe(416);
  expect((await ask("bytes=a-b")).statusCode).toBe(200);
});

test("91: a strange file name stays one line, and reaches the reader whole", async () => {
  const student = await server.person("student-at-personal-doc");
  const name = 'a "b"\r\nX-Evil: 1 ‮gnp.exe é.pdf';
  const file = new File([new Uint8Array(pdf)], name, { type: "application/pdf" });
  ok(
    await student.api.student.personal.savePersonalDocument({
      body: { ...forms.personalDocument, file },
    }),
  );
  const kept = (await server.db.select().from(files)).at(-1);
  const seen = await student.call("GET", `/api/v1/utility/assets/private?key=${kept?.key}`);
  expect(String(seen.headers["content-disposition"])).not.toMatch(/[\r\n\u202e]/);
  expect(seen.headers).not.toHaveProperty("x-evil");
  expect(
    decodeURIComponent(String(seen.headers["content-disposition"]).split("''")[1] ?? ""),
  ).toContain("é.pdf");
});
