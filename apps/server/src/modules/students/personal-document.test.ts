import { isFailure } from "@toran/api-client";
import sharp from "sharp";
import { expect, test } from "vitest";
import { filesOf } from "../../files/keep";
import { forms } from "../../testing/forms";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const pixel = { width: 40, height: 30, channels: 3, background: "#2b4bb3" } as const;
const png = await sharp({ create: pixel }).png().toBuffer();
const picture = () => new File([new Uint8Array(png)], "me.png", { type: "image/png" });
const pdf = () =>
  new File(["%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"], "pan.pdf", {
    type: "application/pdf",
  });

test("a personal document is added, replaced and taken away with its scan, by its owner alone", async () => {
  const student = await server.person("student-new");
  const { personal } = student.api.student;
  const save = async (number: string) =>
    ok(
      await personal.savePersonalDocument({
        body: { ...forms.personalDocument, number, file: pdf() },
      }),
    ).data;
  const first = await save("ABCDE1234F");
  const second = await save("ABCDE9876Z");
  expect(second).toMatchObject({ numberEnding: "876Z", mode: "EDIT_PORTFOLIO" });
  expect(second.file?.key).not.toBe(first.file?.key);

  const other = await server.person("student-new");
  expect(refusal(await other.api.student.personal.removePersonalDocument()).status).toBe(404);

  const nothing = { kind: null, numberEnding: null, file: null };
  expect(ok(await personal.removePersonalDocument()).data).toEqual(nothing);
  expect(ok(await personal.personalDocument()).data).toEqual(nothing);
  for (const saved of [first, second]) {
    const query = { key: saved.file?.key ?? "" };
    expect(isFailure(await student.api.site.assets.private({ query }))).toBe(true);
  }
});

test("of documents and pictures that are sent at once, one stays with its file, and nothing else lies about", async () => {
  const student = await server.person("student-new");
  const { personal, profile } = student.api.student;
  for (let round = 0; round < 3; round++) {
    const body = () => ({ ...forms.personalDocument, file: pdf() });
    await Promise.all([
      personal.savePersonalDocument({ body: body() }),
      profile.setPicture({ body: { picture: picture() } }),
      personal.savePersonalDocument({ body: body() }),
      profile.setPicture({ body: { picture: picture() } }),
    ]);
    const { file } = ok(await personal.personalDocument()).data;
    const me = ok(await personal.userData()).data;
    const kept = new Set((await filesOf(server.db, "user", me.id)).map(({ key }) => key));
    expect(kept).toEqual(new Set([file?.key, me.picture]));
  }
});
