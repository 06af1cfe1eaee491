// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { field, openPortfolio, press, saathi } from "../testing/open-portfolio";

beforeEach(() => window.sessionStorage.clear());

test("74: an item that another tab changed is laid beside what was typed, and merged field by field", async () => {
  const theirs = { ...saathi, title: "Saathi elsewhere", role: "Lead", version: 4 };
  const replies = [
    refusal({ message: "Changed.", errors: { version: "Changed." }, current: theirs }, 409),
    ok({ ...theirs, title: "Saathi mine", version: 5 }),
  ];
  const asked: unknown[] = [];
  const { user } = openPortfolio({
    update: async (input) => {
      asked.push(input);
      return replies.shift()!;
    },
  });
  await user.click(await press("Edit Saathi"));
  const title = await field("Title");
  await user.clear(title);
  await user.type(title, "Saathi mine");
  await user.click(await press(/^Save project/));

  const differing = await screen.findByRole("list", { name: "What differs" });
  expect(within(differing).getAllByRole("listitem")).toHaveLength(2);
  expect(within(differing).getByText("Saathi elsewhere")).toBeTruthy();
  expect((await field("Title")).value).toBe("Saathi mine");
  const part = within(differing).getByRole("radiogroup", { name: "Your part" });
  await user.click(within(part).getByRole("radio", { name: "Theirs" }));
  expect((await field(/^Your part/)).value).toBe("Lead");
  await user.click(await press(/^Save project/));
  expect(await press("Edit Saathi mine")).toBeTruthy();
  expect(asked[1]).toMatchObject({ body: { title: "Saathi mine", role: "Lead", version: 4 } });
});

test("74: after a reload in the midst of it, it is asked again whose changes stay", async () => {
  const theirs = { ...saathi, title: "Saathi elsewhere", version: 4 };
  const update = async ({ body }: { body: { title: string; version: number } }) =>
    body.version === 4
      ? ok({ ...theirs, title: body.title, version: 5 })
      : refusal({ message: "Changed.", errors: { version: "Changed." }, current: theirs }, 409);
  const first = openPortfolio({ update: update as never });
  await first.user.click(await press("Edit Saathi"));
  await first.user.type(await field("Title"), " mine");
  await first.user.click(await press(/^Save project/));
  await screen.findByRole("list", { name: "What differs" });
  await first.user.type(await field("Title"), "!");
  first.unmount();

  const { user } = openPortfolio({ list: async () => ok([theirs]), update: update as never });
  expect((await field("Title")).value).toBe("Saathi mine!");
  await user.click(await press(/^Save project/));
  const differing = await screen.findByRole("list", { name: "What differs" });
  expect(within(differing).getByText("Saathi elsewhere")).toBeTruthy();
  await user.click(await press(/^Save project/));
  expect(await press("Edit Saathi mine!")).toBeTruthy();
});

test("a month that cannot be read is there after a reload, to be put right or taken out", async () => {
  const update = answering(ok(saathi));
  const first = openPortfolio({ update });
  await first.user.click(await press("Edit Saathi"));
  const before = await field(/^To/);
  await first.user.clear(before);
  await first.user.type(before, "13/2025");
  await first.user.tab();
  expect(screen.getByText("Write the month like Nov 2026.")).toBeTruthy();
  first.unmount();

  const { user } = openPortfolio({ update });
  const to = await field(/^To/);
  expect(to.value).toBe("13/2025");
  expect(screen.getByText("Write the month like Nov 2026.")).toBeTruthy();
  await user.click(await press(/^Save project/));
  expect(document.activeElement).toBe(to);
  expect(update.asked).toEqual([]);
  await user.clear(to);
  await user.click(await press(/^Save project/));
  await waitFor(() => expect(update.asked).toHaveLength(1));
  expect(update.asked[0]).toHaveProperty("body.endMonth", undefined);
});

test("a draft survives a reload, and goes back into the item it was typed in", async () => {
  const first = openPortfolio({});
  await first.user.click(await press("Edit Leaf rust"));
  await first.user.type(await field("Title"), " detector");
  first.unmount();

  const second = openPortfolio({});
  expect((await field("Title")).value).toBe("Leaf rust detector");
  await second.user.click(await press("Cancel"));
  expect(await press("Edit Leaf rust")).toBeTruthy();
  const [toast] = second.stores.feedback.toasts;
  expect(toast?.title).toBe("Your changes were put away");
  act(() => toast?.action?.onPress());
  expect((await field("Title")).value).toBe("Leaf rust detector");
});

test("what was typed over an item that could not be deleted is there when it is opened again", async () => {
  const { user } = openPortfolio({
    remove: async () => refusal({ message: "The server is resting." }, 503),
  });
  await user.click(await press("Edit Saathi"));
  await user.type(await field("Title"), " mine");
  await user.click(await press("Delete"));
  await user.click(await press("Edit Saathi"));
  expect((await field("Title")).value).toBe("Saathi mine");
});

test("a file that was chosen before a reload is asked for again by its name", async () => {
  const first = openPortfolio({});
  await first.user.click(await press("Edit Saathi"));
  const bus = new File(["x"], "bus.png", { type: "image/png" });
  URL.createObjectURL = () => "blob:bus";
  URL.revokeObjectURL = () => undefined;
  fireEvent.change(await screen.findByLabelText("Image", { selector: "input" }), {
    target: { files: [bus] },
  });
  expect(await screen.findByText(/sent when you save$/)).toBeTruthy();
  first.unmount();
  openPortfolio({});
  expect(await screen.findByText(/^You chose bus.png before/)).toBeTruthy();
});

test("what somebody typed is not shown to the next one who signs in", async () => {
  const first = openPortfolio({});
  await first.user.click(await press("Add project"));
  await first.user.type(await field("Title"), "Mine");
  first.unmount();
  openPortfolio({ list: async () => ok([]) }, {}, { person: "ravi" });
  expect(await screen.findByText("No projects yet")).toBeTruthy();
  expect(screen.queryByRole("form", { name: "New project" })).toBe(null);
});
