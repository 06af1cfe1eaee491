// @vitest-environment jsdom
import { fireEvent, screen, within } from "@testing-library/react";
import { importedOver, type ImportPreview } from "@toran/contract/schemas/account-data";
import { seenOf } from "@toran/contract/seen";
import { expect, test } from "vitest";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { ImportScreen } from "./import-screen";

type Personal = NonNullable<FakeCalls["student"]>["personal"];
type Imports = NonNullable<NonNullable<FakeCalls["student"]>["imports"]>;

const id = "7d444840-9dc0-41d1-8245-5ffdce74fad2";
const found: ImportPreview = {
  source: "JSON_RESUME",
  items: [
    {
      section: "projects",
      title: "Saathi",
      item: { title: "Saathi", startMonth: "2025-01" },
      problems: {},
      same: null,
    },
    {
      section: "projects",
      title: "Trail signs",
      item: { title: "Trail signs", startMonth: "2024-02" },
      problems: {},
      same: { id, version: 3, title: "Trail signs, a kit" },
    },
    {
      section: "experiences",
      title: "Intern",
      item: { title: "Intern" },
      problems: { startMonth: "Give the month it began." },
      same: null,
    },
  ],
  personal: [
    { field: "headline", current: "Builds small tools", incoming: "Builds large tools" },
    { field: "githubUrl", current: null, incoming: "https://github.example/asha" },
  ],
  ignored: ["References"],
};

const taken = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name }).checked;

async function read(imports: Imports = {}, preview = found, personal: Personal = {}) {
  const load = answering(refusal({}, 500));
  const view = renderScreen(<ImportScreen />, {
    area: "student",
    mode: "PORTFOLIO",
    calls: {
      student: {
        imports: { preview: async () => ok(preview), ...imports },
        personal: { userData: load, ...personal },
      },
    },
  });
  choose(new File(["{}"], "resume.json", { type: "application/json" }));
  return view;
}
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText("Your file", { selector: "input" }), {
    target: { files: [file] },
  });
const choiceOf = (title: string) =>
  screen.findByRole<HTMLSelectElement>("combobox", { name: `What to do with ${title}` });

test("nothing is overwritten in silence: new items are added, those that are there stay", async () => {
  await read();
  expect((await choiceOf("Saathi")).value).toBe("add");
  expect((await choiceOf("Trail signs")).value).toBe("leave");
  expect(screen.getByText(/You have “Trail signs, a kit” already\./)).toBeTruthy();
  expect(taken("Use this headline")).toBe(false);
  expect(taken("Use this GitHub address")).toBe(true);
});

test("an item that is not whole says what is missing, and can only be left out", async () => {
  await read();
  const choice = await choiceOf("Intern");
  expect(
    within(choice)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Leave it out"]);
  expect(screen.getByText("Give the month it began.")).toBeTruthy();
  expect(screen.getByText("Left out of the file: 1")).toBeTruthy();
});

test("an item whose months are none is shown with what stands in the file, and breaks nothing", async () => {
  const item = { title: "Intern", startMonth: "2025-13", endMonth: "summer" };
  const problems = { startMonth: "Give the month it began.", endMonth: "Give the month it ended." };
  const odd = { section: "experiences" as const, title: "Intern", item, problems, same: null };
  await read({}, { ...found, items: [odd] });
  expect(await screen.findByText("2025-13 to summer")).toBeTruthy();
  expect(screen.getByText("Give the month it began.")).toBeTruthy();
});

test("studies that the account holds are shown to be there, and nothing is chosen for them", async () => {
  const studies = {
    section: "education" as const,
    title: "Computer Science, Nilgiri",
    item: { institution: "Nilgiri" },
    problems: {},
    same: null,
    held: true,
  };
  await read({}, { ...found, items: [studies], personal: [] });
  expect(await screen.findByText(/^Your account holds these studies already\./)).toBeTruthy();
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(screen.getByRole("button", { name: /^Choose what to take in/ })).toBeTruthy();
});

test("just what was chosen is sent, with the version of what it replaces", async () => {
  const commit = answering(ok({ added: 0, replaced: 1 }));
  const { user } = await read({ commit });
  await user.selectOptions(await choiceOf("Saathi"), "Leave it out");
  await user.selectOptions(await choiceOf("Trail signs"), "Replace mine");
  await user.click(screen.getByRole("checkbox", { name: "Use this GitHub address" }));
  await user.click(screen.getByRole("button", { name: /^Take in 1 of them/ }));
  expect(await screen.findByText("0 items added, 1 item replaced")).toBeTruthy();
  expect(commit.asked).toEqual([
    {
      body: {
        items: [
          {
            section: "projects",
            item: { title: "Trail signs", startMonth: "2024-02" },
            replaces: { id, version: 3 },
          },
        ],
        personal: undefined,
      },
    },
  ]);
});

test("a refusal is told at the item it is about, and no choice is lost", async () => {
  const commit = answering(
    refusal({ errors: { "items.1.item.title": "It was changed meanwhile." } }, 409),
  );
  const { user } = await read({ commit });
  await user.selectOptions(await choiceOf("Trail signs"), "Replace mine");
  await user.click(screen.getByRole("button", { name: /^Take in 3 of them/ }));
  expect(await screen.findByText("It was changed meanwhile.")).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toMatch(/^Nothing has been taken in yet\./);
  expect((await choiceOf("Trail signs")).value).toBe("replace");
});

test("a file of another kind is refused at its field before it is sent", async () => {
  await read({ preview: async () => refusal({ errors: { file: "That file is no résumé." } }) });
  expect(await screen.findByText("That file is no résumé.")).toBeTruthy();
  choose(new File(["MZ"], "setup.exe", { type: "application/x-msdownload" }));
  expect(await screen.findByText(/^Choose another file: a JSON Resume file/)).toBeTruthy();
});

test("a file with nothing new says so", async () => {
  await read({}, { ...found, items: [], personal: [] });
  expect(await screen.findByText("Nothing new in this file")).toBeTruthy();
  expect(screen.getByText("Left out of the file: 1")).toBeTruthy();
});

test("a line about oneself that is too long is not offered, and says why", async () => {
  const problem = "Keep it to 600 characters.";
  const about = { field: "about" as const, current: null, incoming: "I build buses.", problem };
  await read({}, { ...found, items: [], personal: [about] });
  const line = await screen.findByRole("checkbox", { name: "Use this text about you" });
  expect([taken("Use this text about you"), line]).toMatchObject([false, { disabled: true }]);
  expect(screen.getByText(/^Keep it to 600 characters\./)).toBeTruthy();
});

test("a line that was typed in another tab meanwhile is shown beside the one of the file, which is chosen anew", async () => {
  const commit = answering(refusal({ message: "Somebody else has changed this." }, 409));
  const now = { githubUrl: "https://github.example/own", headline: "Builds small tools" };
  const personalInfo = answering(ok(now as never));
  const { user } = await read({ commit }, { ...found, items: [] }, { personalInfo });
  await user.click(await screen.findByRole("button", { name: /^Take in 1 of them/ }));
  expect(await screen.findByText(/stand beside what is there by now/)).toBeTruthy();
  expect(screen.getByText(/in place of “https:\/\/github.example\/own”/)).toBeTruthy();
  expect(taken("Use this GitHub address")).toBe(false);
  await user.click(screen.getByRole("checkbox", { name: "Use this GitHub address" }));
  await user.click(screen.getByRole("button", { name: /^Take in 1 of them/ }));
  expect(commit.asked).toMatchObject([
    { body: { seen: seenOf(importedOver, { githubUrl: null }) } },
    { body: { seen: seenOf(importedOver, { githubUrl: now.githubUrl }) } },
  ]);
});

test("lines about oneself that were taken in alone are not told as no items", async () => {
  const commit = answering(ok({ added: 0, replaced: 0 }));
  const { user } = await read({ commit }, { ...found, items: [] });
  await user.click(await screen.findByRole("button", { name: /^Take in 1 of them/ }));
  expect(await screen.findByText("What the file says about you is in your profile")).toBeTruthy();
  expect(screen.queryByText(/self-declared/)).toBeNull();
});

test("items that are there already, as the answer before was lost, are told to be in the portfolio", async () => {
  const replies = [refusal({}, 0), ok({ added: 0, replaced: 0 })];
  const commit = async () => replies.shift() as never;
  const { user } = await read({ commit });
  await user.click(await screen.findByRole("button", { name: /^Take in 2 of them/ }));
  await user.click(await screen.findByRole("button", { name: /^Take in 2 of them/ }));
  expect(await screen.findByText("What you chose is in your portfolio already")).toBeTruthy();
});

test("why nothing was taken in is told below the items, and by no toast beside it", async () => {
  const manners: unknown[] = [];
  const commit = async (_input: unknown, manner: unknown) => {
    manners.push(manner);
    return refusal({ message: "The server has a cold." }, 500);
  };
  const { user } = await read({ commit });
  await user.click(await screen.findByRole("button", { name: /^Take in/ }));
  expect(await screen.findByText("The server has a cold.")).toBeTruthy();
  expect(manners).toEqual([{ tellsFailure: true }]);
});
