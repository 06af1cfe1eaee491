// @vitest-environment jsdom
import { fireEvent, screen, within } from "@testing-library/react";
import type { ResumeVersion } from "@toran/contract/schemas/resume";
import { beforeEach, expect, test, vi } from "vitest";
import { steer } from "@/lib/go";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { document, openStudio, resume } from "./testing/open-studio";
import { general, product } from "./testing/versions";
import { versionPath } from "./versions/version-path";

beforeEach(() => window.sessionStorage.clear());

const soon = { timeout: 20_000 };
const says = (text: string | RegExp) => screen.findByText(text, {}, soon);
const press = (name: string | RegExp) => screen.findByRole("button", { name }, soon);
const choose = async (name: string) => fireEvent.click(await press(name));

interface Sent {
  params: { id: string };
  body: { template: string; version?: number };
}

/** Answers every save as the server does, and keeps what it was sent. */
function saving(replies: unknown[] = []) {
  const sent: Sent[] = [];
  const save = async (input: Sent) => {
    sent.push(input);
    const version = (input.body.version ?? 1) + 1;
    return (replies.shift() ?? ok({ ...general, ...input.body, version })) as never;
  };
  return { sent, save: save as never };
}

test("a template that is chosen is shown as chosen and saved by itself, with the version it was begun from", async () => {
  const { sent, save } = saving();
  openStudio({ save });
  await choose("Sidebar");
  expect((await press("Sidebar")).getAttribute("aria-pressed")).toBe("true");
  expect(await says("Saved")).toBeTruthy();
  await vi.waitFor(() => expect(sent).toHaveLength(1), soon);
  expect(sent[0]).toMatchObject({
    params: { id: general.id },
    body: { template: "sidebar", options: {}, hidden: [], version: 1 },
  });
});

test("undo goes back and is saved as well", async () => {
  const { sent, save } = saving();
  const { user } = openStudio({ save });
  await choose("Sidebar");
  await vi.waitFor(() => expect(sent).toHaveLength(1), soon);
  await user.keyboard("{Control>}z{/Control}");
  expect((await press("Placement")).getAttribute("aria-pressed")).toBe("true");
  await vi.waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ template: "placement" }), soon);
  expect(sent.at(-1)?.body.version).toBe(2);
  expect(((await press("Redo")) as HTMLButtonElement).disabled).toBe(false);
});

test("a choice that could not be saved says so, stays, and is sent again", async () => {
  const { sent, save } = saving([refusal({ message: "The server rests." }, 503)]);
  openStudio({ save });
  await choose("Sidebar");
  expect(await says(/The server rests/)).toBeTruthy();
  expect((await press("Sidebar")).getAttribute("aria-pressed")).toBe("true");
  await choose("Try again");
  expect(await says("Saved")).toBeTruthy();
  expect(sent).toHaveLength(2);
});

const theirs: ResumeVersion = { ...general, template: "timeline", version: 7 };
const conflict = () =>
  refusal({ message: "Changed.", errors: { version: "Changed." }, current: theirs }, 409);

test("74: where another tab was first, its looks can be taken", async () => {
  const { sent, save } = saving([conflict()]);
  openStudio({ save });
  await choose("Sidebar");
  expect(await says(/There it is set in Timeline/)).toBeTruthy();
  await choose("Take the other");
  expect((await press("Timeline")).getAttribute("aria-pressed")).toBe("true");
  expect(await says("Saved")).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test("74: where another tab was first, what is seen here can be kept over it", async () => {
  const { sent, save } = saving([conflict()]);
  openStudio({ save });
  await choose("Sidebar");
  await choose("Keep what you see");
  await vi.waitFor(() => expect(sent).toHaveLength(2), soon);
  expect(sent[1]?.body).toMatchObject({ template: "sidebar", version: 7 });
  expect(await says("Saved")).toBeTruthy();
});

test("what is chosen before the other tab's looks are taken or not is there after a reload, and asked about again", async () => {
  const first = openStudio({ save: saving([conflict()]).save });
  await choose("Sidebar");
  expect(await says(/There it is set in Timeline/)).toBeTruthy();
  await choose("Plain");
  first.unmount();
  const { sent, save } = saving([conflict()]);
  openStudio({ read: async () => ok({ ...resume, resume: theirs }), save });
  expect((await press("Plain")).getAttribute("aria-pressed")).toBe("true");
  expect(await says(/There it is set in Timeline/)).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ template: "plain", version: 1 });
});

test("what was chosen and not yet saved is there after a reload, and is saved then", async () => {
  const never = new Promise<never>(() => {});
  const first = openStudio({ save: () => never });
  await choose("Sidebar");
  expect(await screen.findByText("Saving", { selector: "output *" }, soon)).toBeTruthy();
  first.unmount();
  const { sent, save } = saving();
  openStudio({ save });
  expect((await press("Sidebar")).getAttribute("aria-pressed")).toBe("true");
  await vi.waitFor(
    () => expect(sent[0]?.body).toMatchObject({ template: "sidebar", version: 1 }),
    soon,
  );
});

test("a section is left out of one version, and its text is edited in the portfolio", async () => {
  const { sent, save } = saving();
  openStudio({ save });
  const list = await screen.findByRole("list", { name: "Sections in their order" }, soon);
  fireEvent.click(within(list).getByRole("switch", { name: "Skills" }));
  await vi.waitFor(() => expect(sent[0]?.body).toMatchObject({ hidden: ["skills"] }), soon);
  const edit = within(list).getByRole("link", { name: "Edit Projects in your portfolio" });
  expect(edit.getAttribute("href")).toBe("/student/edit/projects");
});

test("a version is made for a role and opened", async () => {
  const made: unknown[] = [];
  const { user } = openStudio({
    create: async (input) => {
      made.push(input.body);
      return ok(product);
    },
  });
  await user.click(await press(/General/));
  await user.click(await screen.findByRole("menuitem", { name: "New version" }));
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "Product roles{Enter}");
  await vi.waitFor(() => expect(made).toHaveLength(1), soon);
  expect(made[0]).toMatchObject({ name: "Product roles", formKey: expect.any(String) });
});

const nameFor = async (entry: "New version" | "Rename") => {
  const opened = openStudio();
  (await press(/General/)).focus();
  await opened.user.keyboard("{Enter}");
  (await screen.findByRole("menuitem", { name: entry })).focus();
  await opened.user.keyboard("{Enter}");
  return {
    ...opened,
    field: await screen.findByRole<HTMLInputElement>("textbox", { name: "Name" }),
  };
};

test.each(["New version", "Rename"] as const)(
  "%s: the name that was being typed is there after a reload",
  async (entry) => {
    const before = await nameFor(entry);
    const asked = before.field.value;
    before.field.focus();
    await before.user.keyboard(" roles");
    const typed = before.field.value;
    expect(typed).toContain("roles");
    before.unmount();
    const again = await nameFor(entry);
    expect(again.field.value).toBe(typed);
    (await press("Cancel")).focus();
    await again.user.keyboard("{Enter}");
    again.unmount();
    // A version that is there already is asked about as it is.
    const shown = entry === "Rename" ? asked : typed;
    expect((await nameFor(entry)).field.value).toBe(shown);
  },
);

test("before a version is deleted it is said what stays, and which becomes the default", async () => {
  const { user } = openStudio();
  (await press(/General/)).focus();
  await user.keyboard("{Enter}");
  (await screen.findByRole("menuitem", { name: "Delete" })).focus();
  await user.keyboard("{Enter}");
  const asked = await screen.findByRole("dialog", { name: "Delete “General”?" });
  expect(asked.textContent).toContain("applications that you sent with it keep it");
  expect(asked.textContent).toContain("“Product roles” becomes the default.");
});

test("a version that another tab has deleted is left for the one that is the default by now", async () => {
  const gone: ResumeVersion = { ...general, isDefault: false };
  const heir: ResumeVersion = { ...product, isDefault: true };
  const list = answering(ok([gone, heir]), ok([heir]));
  const went = vi.fn<(to: string) => void>();
  const { user } = openStudio({ list, remove: async () => refusal({}, 404) });
  steer(went);
  (await press(/General/)).focus();
  await user.keyboard("{Enter}");
  (await screen.findByRole("menuitem", { name: "Delete" })).focus();
  await user.keyboard("{Enter}");
  const asked = await screen.findByRole("dialog", { name: "Delete “General”?" });
  fireEvent.click(within(asked).getByRole("button", { name: /^Delete/ }));
  await vi.waitFor(() => expect(went.mock.lastCall?.[0]).toBe(versionPath(heir.id)), soon);
});

test("a name that is taken is told at its field", async () => {
  const { user } = openStudio({
    rename: async () => refusal({ errors: { name: "You have a version of that name already." } }),
  });
  await user.click(await press(/General/));
  await user.click(await screen.findByRole("menuitem", { name: "Rename" }));
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "{Enter}");
  expect(await says("You have a version of that name already.")).toBeTruthy();
});

const hostile = '"><img src=x onerror="pwned()">';

test("184: what the server says of a name or of a save that it refuses is shown as text", async () => {
  const { user } = openStudio({
    rename: async () => refusal({ errors: { name: `Taken: ${hostile}` } }),
    save: async () => refusal({ message: `Refused: ${hostile}` }, 503),
  });
  await choose("Sidebar");
  expect(await says(`. Refused: ${hostile}`)).toBeTruthy();
  await user.click(await press(/General/));
  await user.click(await screen.findByRole("menuitem", { name: "Rename" }));
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "{Enter}");
  expect(await says(`Taken: ${hostile}`)).toBeTruthy();
  expect(globalThis.document.querySelector("[onerror]")).toBeNull();
});

test("templates are narrowed down by what they are like", async () => {
  const { user } = openStudio();
  await user.click(await press("Filter"));
  await user.click(await screen.findByRole("menuitemradio", { name: "Two" }));
  const section = screen.getByRole("region", { name: /^Templates/ });
  expect(within(section).getByRole("button", { name: "Sidebar" })).toBeTruthy();
  expect(within(section).queryByRole("button", { name: "Plain" })).toBeNull();
});

const levels = () =>
  screen.findByRole<HTMLSelectElement>("combobox", { name: "Skill levels" }, soon);

test("only what the template heeds is offered, and what was chosen for another is kept", async () => {
  const drawn = { ...general, template: "sidebar", options: { level: "dots" as const } };
  openStudio({ read: async () => ok({ ...resume, resume: drawn }), save: saving().save });
  expect((await levels()).value).toBe("dots");
  await choose("Plain");
  const { value, options } = await levels();
  expect([value, ...[...options].map((option) => option.value)]).toEqual([
    "words",
    "words",
    "hidden",
  ]);
  expect(screen.queryByRole("region", { name: "Colour" })).toBeNull();
  await choose("Sidebar");
  expect((await levels()).value).toBe("dots");
  expect(screen.getByRole("region", { name: "Colour" })).toBeTruthy();
});

test("a student who has told nothing yet is led to the portfolio", async () => {
  const studies = {
    id: "education",
    kind: "education" as const,
    title: "Education",
    entries: [{ id: "studies", title: "B.E.", org: "Nilgiri" }],
  };
  const { summary: _none, ...rest } = document;
  openStudio({ read: async () => ok({ ...resume, document: { ...rest, sections: [studies] } }) });
  const link = await screen.findByRole("link", { name: "Add a project" }, soon);
  expect(link.getAttribute("href")).toBe("/student/edit/projects");
});

test("a résumé that does not come says so and can be asked for again", async () => {
  const replies = [refusal({ message: "The server rests." }, 503), ok(resume)];
  openStudio({ read: async () => replies.shift() as never });
  expect(await says("The server rests.")).toBeTruthy();
  await choose("Try again");
  expect(await press("Sidebar")).toBeTruthy();
});

test("the address of a version that was deleted leads to the one there is", async () => {
  openStudio({ read: async () => refusal({ message: "The résumé was not found." }, 404) });
  const way = await screen.findByRole("link", { name: "Open your default version" }, soon);
  expect(way.getAttribute("href")).toBe(versionPath("all"));
});
