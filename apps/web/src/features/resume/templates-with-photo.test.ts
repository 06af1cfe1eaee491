import { templatesWithPhoto } from "@toran/contract/templates-with-photo";
import { templates } from "@toran/resume-templates";
import { expect, test } from "vitest";

test("the server sends a picture with the templates that draw one, and with no other", () => {
  const drawing = templates.filter(({ photo }) => photo !== "never").map(({ id }) => id);
  expect(templatesWithPhoto).toEqual(drawing);
});
