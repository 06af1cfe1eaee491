import { isFailure } from "@toran/api-client";
import { expect, test } from "vitest";
import { forms } from "../../testing/forms";
import { ok, refusal } from "../../testing/ok";
import { startServer } from "../../testing/start-server";

const server = await startServer();
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
