// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import type { ExportPreset } from "@toran/contract/schemas/export-preset";
import { beforeEach, expect, test, vi } from "vitest";
import * as downloads from "@/lib/save-as";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { ExportMenu } from "./export-menu";
import type { SheetAsked } from "./preset-calls";

/** The names of the files that went to the downloads. */
let saved: string[] = [];
beforeEach(() => {
  saved = [];
  vi.spyOn(downloads, "saveAs").mockImplementation((name) => void saved.push(name));
});

const short: ExportPreset = {
  id: "short",
  list: "offers",
  name: "For the board",
  format: "xlsx",
  columns: ["studentName", "ctc"],
};
type Presets = NonNullable<NonNullable<FakeCalls["hr"]>["exportPresets"]>;
type Sheet = Blob | ReturnType<typeof refusal>;
function open(presets: Presets = {}, sheet: Sheet | (() => Promise<Sheet>) = new Blob(["a"])) {
  const asked: SheetAsked<"offers">[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const shown = renderScreen(
    <ExportMenu
      area="hr"
      list="offers"
      name="offers"
      take={async (wanted, given) => {
        asked.push(wanted);
        signals.push(given?.signal);
        return typeof sheet === "function" ? sheet() : sheet;
      }}
    />,
    { area: "hr", calls: { hr: { exportPresets: { list: async () => ok([short]), ...presets } } } },
  );
  return { ...shown, asked, signals };
}
const button = () => screen.findByRole("button", { name: /^Export/ });
const pick = async (user: ReturnType<typeof open>["user"], name: RegExp | string) => {
  await user.click(await button());
  await user.click(await screen.findByRole("menuitem", { name }));
};
const dialog = async () => within(await screen.findByRole("dialog", { name: "Export offers" }));

test("a list is taken out at once, whole or as a preset has it", async () => {
  const { user, asked } = open();
  await pick(user, "CSV");
  await pick(user, /^For the board/);
  expect(asked).toEqual([{ format: "csv" }, { format: "xlsx", columns: ["studentName", "ctc"] }]);
  expect(saved).toEqual([
    expect.stringMatching(/^offers-.*\.csv$/),
    expect.stringMatching(/^offers-.*\.xlsx$/),
  ]);
});

test("a sheet that is refused says why, and the dialog keeps what was ticked", async () => {
  const { user, stores } = open({}, refusal({ message: "That was a lot of exports." }, 429));
  await pick(user, "Choose columns");
  const form = await dialog();
  await user.click(form.getByRole("checkbox", { name: "Reason" }));
  await user.click(form.getByRole("button", { name: /^Export/ }));
  await waitFor(() => expect(stores.feedback.toasts[0]?.title).toBe("That was a lot of exports."));
  expect(form.getByRole("checkbox", { name: "Reason" })).toHaveProperty("checked", false);
  expect(saved).toEqual([]);
});

test("what is wrong with what was asked for is told: no field is marked", async () => {
  const search = "More than 100,000 rows match. Narrow the filter.";
  const message = "Check the marked fields and try again.";
  const { user, stores } = open({}, refusal({ message, errors: { search } }, 400));
  await pick(user, "CSV");
  await waitFor(() => expect(stores.feedback.toasts).toMatchObject([{ title: search }]));
});

test("an export ends with its dialog: nothing comes of a file that arrives later, or of a refusal", async () => {
  const answers: ((sheet: Sheet) => void)[] = [];
  const { user, stores, signals } = open({}, () => new Promise((answer) => answers.push(answer)));
  for (const late of [new Blob(["a"]), refusal({ message: "That was a lot of exports." }, 429)]) {
    await pick(user, "Choose columns");
    const form = await dialog();
    await user.click(form.getByRole("button", { name: /^Export/ }));
    await waitFor(() => expect(answers).toHaveLength(1));
    expect(signals.at(-1)?.aborted).toBe(false);
    await user.click(form.getByRole("button", { name: "Cancel" }));
    expect(signals.at(-1)?.aborted).toBe(true);
    expect((await button()).getAttribute("aria-busy")).not.toBe("true");
    await act(async () => answers.pop()?.(late));
  }
  expect(saved).toEqual([]);
  expect(stores.feedback.toasts).toEqual([]);
});

test("columns are ticked, in the order of the sheet, and at least one is needed", async () => {
  const { user, asked } = open();
  await pick(user, "Choose columns");
  const form = await dialog();
  await user.click(form.getByRole("button", { name: "Tick none" }));
  await user.click(form.getByRole("button", { name: /^Export/ }));
  expect(await form.findByText("Choose at least one column.")).toBeTruthy();
  await user.click(form.getByRole("checkbox", { name: "State" }));
  await user.click(form.getByRole("checkbox", { name: "Candidate" }));
  await user.click(form.getByRole("radio", { name: /^Excel/ }));
  await user.click(form.getByRole("button", { name: /^Export/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(asked).toEqual([{ format: "xlsx", columns: ["studentName", "state"] }]);
});

test("what is ticked is kept under a name, brought back, and deleted with a way back", async () => {
  const create = answering<ReturnType<typeof refusal> | ReturnType<typeof ok<ExportPreset>>>(
    refusal({ message: "Check the marked fields.", errors: { name: "Keep it to 60 characters." } }),
    ok(short),
    ok(short),
  );
  let kept = [short];
  const list: Presets["list"] = async () => ok(kept);
  const remove = answering(ok(undefined));
  const { user, stores } = open({ create, remove, list });
  await pick(user, "Choose columns");
  const form = await dialog();
  await user.click(await form.findByRole("button", { name: "Use “For the board”" }));
  expect(form.getAllByRole("checkbox", { checked: true })).toHaveLength(2);
  expect(form.getByRole("radio", { name: /^Excel/ })).toHaveProperty("checked", true);
  await user.click(form.getByRole("button", { name: /^Save preset/ }));
  expect(await form.findByText("Name the preset.")).toBeTruthy();
  await user.type(form.getByRole("textbox", { name: "Save as a preset" }), "Pay");
  await user.click(form.getByRole("button", { name: /^Save preset/ }));
  expect(await form.findByText("Keep it to 60 characters.")).toBeTruthy();
  await user.click(form.getByRole("button", { name: /^Save preset/ }));
  await waitFor(() =>
    expect(form.getByRole("textbox", { name: "Save as a preset" })).toHaveProperty("value", ""),
  );
  const body = { list: "offers", name: "Pay", format: "xlsx", columns: ["studentName", "ctc"] };
  expect(create.asked.at(-1)).toEqual({ body });
  kept = [];
  await user.click(form.getByRole("button", { name: "Delete the preset For the board" }));
  await waitFor(() => expect(remove.asked).toEqual([{ params: { id: "short" } }]));
  stores.feedback.toasts[0]?.action?.onPress();
  const { id: _id, ...again } = short;
  await waitFor(() => expect(create.asked.at(-1)).toEqual({ body: again }));
});

test("a preset that was made under the name of a deleted one is not replaced by putting that back", async () => {
  const create = answering(ok(short));
  const made = { ...short, id: "made", name: "for the BOARD" };
  let kept = [short];
  const list: Presets["list"] = async () => ok(kept);
  const { user, stores } = open({ create, remove: answering(ok(undefined)), list });
  await pick(user, "Choose columns");
  const form = await dialog();
  await user.click(await form.findByRole("button", { name: "Delete the preset For the board" }));
  await waitFor(() => expect(stores.feedback.toasts).toHaveLength(1));
  // In another tab.
  kept = [made];
  stores.feedback.toasts[0]?.action?.onPress();
  await waitFor(() => expect(stores.feedback.toasts.at(-1)?.tone).toBe("warning"));
  expect(create.asked).toEqual([]);
  expect(form.getByRole("button", { name: "Use “for the BOARD”" })).toBeDefined();
});

test("that a preset was deleted is told once, with its Undo, and so is why it was not", async () => {
  const manners: unknown[] = [];
  const replies = [refusal({ message: "The preset does not exist." }), ok(undefined)];
  const remove: Presets["remove"] = async (_input, manner) => {
    manners.push(manner);
    return replies.shift() ?? ok(undefined);
  };
  const { user, stores } = open({ remove });
  await pick(user, "Choose columns");
  const bin = await (await dialog()).findByRole("button", { name: /^Delete the preset/ });
  await user.click(bin);
  await waitFor(() => expect(stores.feedback.toasts).toHaveLength(1));
  await user.click(bin);
  await waitFor(() => expect(stores.feedback.toasts).toHaveLength(2));
  const [kept, deleted] = stores.feedback.toasts;
  expect(kept).toMatchObject({ tone: "error", title: "The preset does not exist." });
  expect(deleted?.action?.label).toBe("Undo");
  expect(manners).toEqual([{ showToast: false }, { showToast: false }]);
});

test("a name that is typed while another preset is being saved stays", async () => {
  let answer: ((reply: ReturnType<typeof ok<ExportPreset>>) => void) | undefined;
  const saving = new Promise<ReturnType<typeof ok<ExportPreset>>>((resolve) => (answer = resolve));
  const list = answering(ok([short]));
  const { user } = open({ list, create: () => saving });
  await pick(user, "Choose columns");
  const form = await dialog();
  const name = form.getByRole("textbox", { name: "Save as a preset" });
  await user.type(name, "Pay");
  await user.click(form.getByRole("button", { name: /^Save preset/ }));
  await user.clear(name);
  await user.type(name, "Dates");
  const before = list.asked.length;
  answer?.(ok(short));
  await waitFor(() => expect(list.asked.length).toBeGreaterThan(before));
  expect(name).toHaveProperty("value", "Dates");
});
