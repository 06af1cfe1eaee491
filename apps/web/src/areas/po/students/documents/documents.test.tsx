// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import type { OfficerRank } from "@toran/contract/roles";
import type { WaitingDocument } from "@toran/contract/schemas/waiting-document";
import { expect, test } from "vitest";
import type { OfficerCalls } from "@/stores/calls";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { college, many, openStudents } from "../testing/open-students";

const document = (n: number, more: object = {}) =>
  ({
    studentId: `00000000-0000-4000-8000-00000000010${n}`,
    studentName: `Student ${n}`,
    rollNumber: `22CS00${n}`,
    department: "Civil",
    picture: null,
    sentAt: `2026-11-1${n}T10:00:00.000Z`,
    section: "education",
    item: {
      id: `00000000-0000-4000-8000-00000000020${n}`,
      position: 1,
      evidence: "DOCUMENT_ATTACHED",
      verifiedAt: null,
      version: n,
      updatedAt: `2026-11-1${n}T10:00:00.000Z`,
      file: { key: `marks-${n}`, name: `marks-${n}.pdf`, type: "application/pdf", bytes: 2048 },
      kind: "SCHOOL",
      institution: "Breeks School",
      board: null,
      course: `Class ${n}`,
      semester: null,
      score: 96.4,
      scoreScale: 100,
      startYear: null,
      endYear: 2022,
      ...more,
    },
  }) as WaitingDocument;
const idOf = (n: number) => document(n).item.id;
const vouched = ok({ evidence: "OFFICER_VERIFIED" as const, verifiedAt: "2026-11-20T10:00:00Z" });
const unanswered = ok({ evidence: "DOCUMENT_ATTACHED" as const, verifiedAt: null });
const tab = "/po/students?tab=documents";

type Evidence = OfficerCalls["evidence"];
interface Around {
  documents: WaitingDocument[];
  evidence?: Partial<Evidence>;
  path?: string;
  rank?: OfficerRank;
}
/** An office where these documents wait; what a test takes out waits no more. */
function open({ documents, evidence = {}, path = tab, rank }: Around) {
  const asked: unknown[] = [];
  const waiting: Evidence["waiting"] = async ({ query } = {}) => {
    if (query?.count) return ok({ items: [], next: null, total: documents.length });
    asked.push(query);
    return ok({ items: [...documents], next: null, total: documents.length });
  };
  const shown = openStudents({
    students: { list: college(many(3)).list },
    others: { evidence: { waiting, ...evidence } },
    path,
    ...(rank && { rank }),
    site: { assets: { link: async () => ok({ url: "/linked", until: "" }) } },
  });
  return { ...shown, asked };
}
const address = () => screen.getByLabelText("Address").textContent;

test("the tab tells how many documents wait, and lists them under its own address", async () => {
  const { user } = open({ documents: [document(1), document(2)], path: "/po/students" });
  await user.click(await screen.findByRole("tab", { name: /Documents to review\s*2/ }));
  await waitFor(() => expect(address()).toBe(tab));
  const rows = within(await screen.findByRole("grid", { name: "Documents to review" }));
  for (const said of ["Student 1", "22CS001", "Civil", "Education", "Class 1"])
    expect(rows.getAllByText(said).length).toBeGreaterThan(0);
  await user.click(screen.getByRole("tab", { name: /Everyone\s*3/ }));
  await waitFor(() => expect(address()).toBe("/po/students"));
});

test("an officer opens them by a key, vouches for one after the other, and takes one back", async () => {
  const documents = [document(1), document(2)];
  const vouch = answering<Awaited<ReturnType<Evidence["vouch"]>>>(vouched, vouched, unanswered);
  const { user, stores } = open({ documents, evidence: { vouch } });
  await user.click(await screen.findByText("Class 1"));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.keyboard("{Enter}");
  const sheet = within(await screen.findByRole("dialog", { name: "Class 1" }));
  expect(sheet.getByText("Student 1, 22CS001, Civil")).toBeTruthy();
  expect(await sheet.findByRole("link", { name: "marks-1.pdf" })).toBeTruthy();
  expect(sheet.getByText("96.4%")).toBeTruthy();
  expect(address()).toBe(`${tab}&document=${idOf(1)}`);
  await user.keyboard("{ArrowDown}");
  expect(await screen.findByRole("dialog", { name: "Class 2" })).toBeTruthy();
  await user.keyboard("{ArrowUp}");

  const button = await screen.findByRole("button", { name: /^Vouch for it/ });
  await user.click(button);
  expect(await screen.findByRole("dialog", { name: "Class 2" })).toBeTruthy();
  expect(screen.queryByText("Class 1")).toBeNull();
  expect(window.document.activeElement).toBe(button);
  documents.splice(0);
  await user.click(screen.getByRole("button", { name: /^Vouch for it/ }));
  expect(await screen.findByText("Nothing waits for you")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  // The router draws an address when there is time.
  await waitFor(() => expect(address()).toBe(tab));

  documents.push(document(2));
  stores.feedback.toasts.at(-1)?.action?.onPress();
  expect(await screen.findByText("Class 2")).toBeTruthy();
  expect(stores.feedback.toasts.map(({ title }) => title)).toEqual([
    "You vouch for it: Class 1, Student 1",
    "You vouch for it: Class 2, Student 2",
    "It waits again.",
  ]);
  const body = { section: "education", verified: true };
  expect(vouch.asked).toEqual([
    { params: { id: idOf(1) }, body: { ...body, version: 1 } },
    { params: { id: idOf(2) }, body: { ...body, version: 2 } },
    { params: { id: idOf(2) }, body: { ...body, version: 2, verified: false } },
  ]);
});

test("one is sent back with a reason, which is asked for at its field, and taken back", async () => {
  const documents = [document(1), document(2)];
  const sendBack = answering<Awaited<ReturnType<Evidence["sendBack"]>>>(unanswered);
  const takeBack = answering<Awaited<ReturnType<Evidence["takeBack"]>>>(unanswered);
  const { user, stores } = open({
    documents,
    evidence: { sendBack, takeBack },
    path: `${tab}&document=${idOf(1)}`,
  });
  await user.click(await screen.findByRole("button", { name: "Send back" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Send “Class 1” back?" }));
  await user.click(dialog.getByRole("button", { name: /^Send back/ }));
  expect(await dialog.findByText("Give a reason of at least 10 characters.")).toBeTruthy();
  await user.type(dialog.getByLabelText("Reason"), "The seal is cut off.");
  await user.click(dialog.getByRole("button", { name: /^Send back/ }));
  expect(await screen.findByRole("dialog", { name: "Class 2" })).toBeTruthy();
  expect(sendBack.asked).toEqual([
    {
      params: { id: idOf(1) },
      body: { section: "education", reason: "The seal is cut off.", version: 1 },
    },
  ]);
  stores.feedback.toasts.at(-1)?.action?.onPress();
  expect(await screen.findByText("Class 1")).toBeTruthy();
  expect(takeBack.asked).toEqual([{ params: { id: idOf(1) } }]);
});

test("whoever goes on to another document, or closes it, before the answer has come stays there", async () => {
  const documents = [document(1), document(2), document(3)];
  const sent: (() => void)[] = [];
  const vouch: Evidence["vouch"] = () => new Promise((settle) => sent.push(() => settle(vouched)));
  const path = `${tab}&document=${idOf(1)}`;
  const { user, stores } = open({ documents, evidence: { vouch }, path });
  const answered = async (times: number) => {
    sent.pop()?.();
    await waitFor(() => expect(stores.feedback.toasts).toHaveLength(times));
  };
  await user.click(await screen.findByRole("button", { name: /^Vouch for it/ }));
  await user.keyboard("{ArrowDown}");
  await user.keyboard("{ArrowDown}");
  expect(await screen.findByRole("dialog", { name: "Class 3" })).toBeTruthy();
  const button = screen.getByRole("button", { name: /^Vouch for it/ });
  expect(button.getAttribute("aria-busy")).toBeNull();
  await answered(1);
  expect(screen.getByRole("dialog", { name: "Class 3" })).toBeTruthy();
  expect(address()).toBe(`${tab}&document=${idOf(3)}`);

  await user.click(button);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await answered(2);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(address()).toBe(tab);
  expect(screen.getByText("Class 2")).toBeTruthy();
});

test("what a colleague answered meanwhile leaves the list", async () => {
  const documents = [document(1), document(2)];
  const { user, asked } = open({
    documents,
    evidence: { vouch: async () => refusal({ message: "Somebody else was faster." }, 409) },
    path: `${tab}&document=${idOf(1)}`,
  });
  const button = await screen.findByRole("button", { name: /^Vouch for it/ });
  documents.splice(0, 1);
  await user.click(button);
  await waitFor(() => expect(screen.queryByText("Class 1")).toBeNull());
  expect(screen.getByText("Class 2")).toBeTruthy();
  expect(asked).toHaveLength(2);
});

test("why one is not sent back is said in its dialog alone, and by a message where that is gone", async () => {
  const documents = [document(1), document(2)];
  const message = "Somebody else was faster.";
  const manners: unknown[] = [];
  const answers = [500, 409];
  const sendBack: Evidence["sendBack"] = async (_asked, manner) => {
    manners.push(manner);
    return refusal({ message }, answers.shift());
  };
  const { user, stores } = open({
    documents,
    evidence: { sendBack },
    path: `${tab}&document=${idOf(1)}`,
  });
  await user.click(await screen.findByRole("button", { name: "Send back" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Send “Class 1” back/ }));
  await user.type(dialog.getByLabelText("Reason"), "The seal is cut off.");
  const send = () => user.click(dialog.getByRole("button", { name: /^Send back/ }));
  await send();
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(stores.feedback.toasts).toEqual([]);
  documents.splice(0, 1);
  await send();
  await waitFor(() => expect(screen.queryByText("Class 1")).toBeNull());
  await waitFor(() =>
    expect(stores.feedback.toasts).toMatchObject([
      { title: "“Class 1” is not sent back", detail: message },
    ]),
  );
  expect(manners).toEqual([{ tellsFailure: true }, { tellsFailure: true }]);
});

test("who may only look reads them and answers none", async () => {
  const { stores } = open({
    documents: [document(1)],
    path: `${tab}&document=${idOf(1)}`,
    rank: "VIEWER",
  });
  await waitFor(() => expect(stores.po.user.value).toBeTruthy());
  const sheet = within(await screen.findByRole("dialog", { name: "Class 1" }));
  await waitFor(() => expect(sheet.queryByRole("button", { name: /Vouch|Send/ })).toBeNull());
});

test("a link leads to a document further down than the list is loaded, and says of one that waits no more", async () => {
  const far = document(9);
  const asked: unknown[] = [];
  const waiting: Evidence["waiting"] = async ({ query } = {}) => {
    if (!query?.item) return ok({ items: [document(1)], next: "more", total: 51 });
    asked.push(query);
    return ok({ items: query.item === far.item.id ? [far] : [], next: null });
  };
  const vouch = answering<Awaited<ReturnType<Evidence["vouch"]>>>(vouched);
  const { user, unmount } = open({
    documents: [],
    evidence: { waiting, vouch },
    path: `${tab}&document=${far.item.id}`,
  });
  expect(await screen.findByRole("dialog", { name: "Class 9" })).toBeTruthy();
  expect(asked).toEqual([{ item: far.item.id }]);
  await user.click(screen.getByRole("button", { name: /^Vouch for it/ }));
  expect(await screen.findByRole("dialog", { name: "Class 1" })).toBeTruthy();
  expect(vouch.asked).toMatchObject([{ params: { id: far.item.id } }]);
  unmount();

  const { stores } = open({
    documents: [],
    evidence: { waiting },
    path: `${tab}&document=${idOf(8)}`,
  });
  await waitFor(() => expect(address()).toBe(tab));
  expect(stores.feedback.toasts.map(({ title }) => title)).toEqual([
    "That document waits for nobody any more.",
  ]);
});

test("a search that finds none says so, and a list that does not come is asked for again", async () => {
  const { user, asked } = open({ documents: [], path: `${tab}&search=asha` });
  expect(await screen.findByText("No documents match")).toBeTruthy();
  expect(asked).toEqual([{ search: "asha", next: undefined }]);
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(await screen.findByText("Nothing waits for you")).toBeTruthy();

  const replies = [refusal({ message: "The list did not come." }, 500)];
  open({
    documents: [],
    evidence: {
      waiting: async () => replies.pop() ?? ok({ items: [document(3)], next: null, total: 1 }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Class 3")).toBeTruthy();
});
