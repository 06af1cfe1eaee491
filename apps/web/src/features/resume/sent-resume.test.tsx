// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answering, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { SentResume } from "./sent-resume";

const soon = { timeout: 20_000 };

// Nothing is laid out here, and so no face is needed.
globalThis.FontFace ??= class {
  load = () => Promise.reject(new Error("There are no faces here."));
} as unknown as typeof FontFace;

const resume = {
  name: "General",
  template: "sidebar",
  options: {},
  hidden: [],
  document: {
    locale: "en-IN",
    dir: "ltr" as const,
    person: { name: "Asha Rao", contacts: [], links: [], facts: [] },
    sections: [],
  },
};
type Reply = Blob | ReturnType<typeof refusal>;
const open = (picture: string | null, reply: Reply) => {
  const file = answering(reply);
  renderScreen(<SentResume resume={{ ...resume, picture }} />, {
    area: "hr",
    mode: "DASHBOARD",
    calls: { site: { assets: { private: file } } },
  });
  return file;
};

test("the picture that a résumé was sent with stands on its pages", async () => {
  URL.createObjectURL = () => "blob:the-picture";
  URL.revokeObjectURL = () => undefined;
  const file = open("a-key", new Blob(["a picture"]));
  await waitFor(
    () => expect(document.querySelector("img")?.getAttribute("src")).toBe("blob:the-picture"),
    soon,
  );
  expect(file.asked).toMatchObject([{ query: { key: "a-key" } }]);
});

test("a picture that is not there any more leaves the pages as they are, without a word", async () => {
  const file = open("a-key", refusal({}, 404));
  await waitFor(() => {
    expect(document.querySelector(".tr-page")?.textContent).toContain("Asha Rao");
    expect(file.asked).toHaveLength(1);
  }, soon);
  expect(document.querySelector("img")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});
