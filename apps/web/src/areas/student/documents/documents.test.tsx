// @vitest-environment jsdom
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { DocumentsScreen } from "./documents-screen";

type Student = NonNullable<FakeCalls["student"]>;

const nothing = { kind: null, numberEnding: null, file: null };
const pan = {
  kind: "PAN" as const,
  numberEnding: "234F",
  file: { key: "k1", name: "pan.pdf", bytes: 2048 },
};
const degree = {
  id: "7d444840-9dc0-41d1-8245-5ffdce74fad2",
  position: 0,
  evidence: "OFFICER_VERIFIED" as const,
  verifiedAt: "2026-11-13T06:00:00.000Z",
  version: 1,
  updatedAt: "2026-11-13T06:00:00.000Z",
  file: { key: "k2", name: "marks.pdf", type: "application/pdf", bytes: 4096 },
  kind: "DEGREE" as const,
  institution: "Nilgiri Institute of Technology",
  board: null,
  course: "B.E. Computer Science",
  semester: null,
  score: null,
  scoreScale: null,
  startYear: null,
  endYear: null,
};

beforeEach(() => window.sessionStorage.clear());
const open = (personal: Student["personal"], sections: Student["sections"] = {}) =>
  renderScreen(<DocumentsScreen />, {
    area: "student",
    mode: "PORTFOLIO",
    calls: {
      student: {
        personal,
        sections: {
          education: { list: async () => ok([]) },
          achievements: { list: async () => ok([]) },
          ...sections,
        },
      },
      site: { assets: { link: async () => ok({ url: "/linked", until: "" }) } },
    },
  });
const chooseScan = (file: File) =>
  fireEvent.change(screen.getByLabelText("Scan or photo", { selector: "input" }), {
    target: { files: [file] },
  });

test("the first document is added, and only the end of its number is shown again", async () => {
  const save = answering(ok({ ...pan, mode: "PORTFOLIO" as const }));
  const { user } = open({
    personalDocument: async () => ok(nothing),
    savePersonalDocument: save,
  });
  await user.click(await screen.findByRole("button", { name: "Add a document" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Document" }), "PAN card");
  await user.type(screen.getByRole("textbox", { name: "Number" }), "ABCDE1234F");
  await user.click(screen.getByRole("button", { name: /^Save document/ }));
  expect(await screen.findByText("Add a scan or a photo of it.")).toBeTruthy();
  chooseScan(new File(["MZ"], "setup.exe", { type: "application/x-msdownload" }));
  expect(await screen.findByText("Choose another file: PDF, PNG or JPG, up to 5 MB.")).toBeTruthy();
  const scan = new File(["%PDF"], "pan.pdf", { type: "application/pdf" });
  chooseScan(scan);
  await user.click(screen.getByRole("button", { name: /^Save document/ }));
  expect(await screen.findByText("Ends in 234F")).toBeTruthy();
  expect(save.asked).toEqual([{ body: { kind: "PAN", number: "ABCDE1234F", file: scan } }]);
});

test("another document takes its place, and a refused scan is told at its field with nothing lost", async () => {
  const { user } = open({
    personalDocument: async () => ok(pan),
    savePersonalDocument: async () => refusal({ errors: { file: "This file is not a PDF." } }),
  });
  await user.click(await screen.findByRole("button", { name: "Replace" }));
  const number = screen.getByRole<HTMLInputElement>("textbox", { name: "Number" });
  await user.type(number, "ABCDE9876Z");
  chooseScan(new File(["%PDF"], "other.pdf", { type: "application/pdf" }));
  await user.click(screen.getByRole("button", { name: /^Save document/ }));
  expect(await screen.findByText("This file is not a PDF.")).toBeTruthy();
  expect(number.value).toBe("ABCDE9876Z");
});

test("a document is deleted once that has been confirmed", async () => {
  const remove = answering(ok(nothing));
  const { user } = open({ personalDocument: async () => ok(pan), removePersonalDocument: remove });
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete your PAN card?" }));
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(remove.asked).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Delete" }));
  await user.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: /^Delete it/ }),
  );
  expect(await screen.findByRole("button", { name: "Add a document" })).toBeTruthy();
});

test("a document of an item stands with the item, and with how far that is backed", async () => {
  open(
    { personalDocument: async () => ok(nothing) },
    { education: { list: async () => ok([degree]) } },
  );
  const row = within(await screen.findByRole("list", { name: "Attached documents" }));
  expect(row.getByText("B.E. Computer Science, Nilgiri Institute of Technology")).toBeTruthy();
  expect(row.getByText("Verified by your college, 13 Nov 2026")).toBeTruthy();
  expect(await row.findByRole("link", { name: "marks.pdf" })).toBeTruthy();
});

test("a document that was sent back says why, and leads to where its item is written", async () => {
  const sentBack = { reason: "The seal is cut off.", at: "2026-11-13T06:00:00.000Z" };
  const back = { ...degree, evidence: "DOCUMENT_ATTACHED" as const, verifiedAt: null, sentBack };
  open(
    { personalDocument: async () => ok(nothing) },
    { education: { list: async () => ok([back]) } },
  );
  const row = within(await screen.findByRole("list", { name: "Attached documents" }));
  expect(row.getByText("Sent back by your college, 13 Nov 2026")).toBeTruthy();
  expect(row.getByText("The seal is cut off.")).toBeTruthy();
  const change = row.getByRole("link", { name: /^Change it: B.E. Computer Science/ });
  expect(change.getAttribute("href")).toBe(`/student/edit/education#${back.id}`);
});
