// @vitest-environment jsdom
import type { ApiFailure } from "@toran/api-client/failure";
import type { SavedView } from "@toran/contract/schemas/student-collection";
import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { SavedViews } from "./saved-views";
import { readView } from "./student-view";

test("a view that is saved where the others did not come does not stand alone", async () => {
  const ready: SavedView = { id: "1", name: "Ready", query: {} };
  const dream: SavedView = { id: "2", name: "Dream", query: {} };
  const list = answering<ApiFailure | ReturnType<typeof ok<SavedView[]>>>(
    refusal({ message: "The server is resting." }, 503),
    ok([ready, dream]),
  );
  const { user } = renderScreen(
    <SavedViews view={readView(new URLSearchParams())} onView={() => undefined} />,
    { area: "po", calls: { po: { savedViews: { list, create: answering(ok(dream)) } } } },
  );
  await user.click(await screen.findByRole("button", { name: "Save view" }));
  await user.type(await screen.findByLabelText("Name"), "Dream");
  await user.click(screen.getByRole("button", { name: /^Save view/ }));
  await user.click(await screen.findByRole("button", { name: "Views" }));
  expect(await screen.findByRole("menuitem", { name: "Ready" })).toBeDefined();
  expect(screen.getByRole("menuitem", { name: "Dream" })).toBeDefined();
});

test("a view that another tab has kept stands among the others where its name is taken, and on coming back", async () => {
  const ready: SavedView = { id: "1", name: "Ready", query: {} };
  const dream: SavedView = { id: "2", name: "Dream", query: {} };
  const list = answering(ok<SavedView[]>([]), ok([ready]), ok([dream, ready]));
  const taken = { name: "You have a view of that name already." };
  const create = answering(refusal({ message: "Check the marked fields.", errors: taken }, 409));
  const { user } = renderScreen(
    <SavedViews view={readView(new URLSearchParams())} onView={() => undefined} />,
    { area: "po", calls: { po: { savedViews: { list, create } } } },
  );
  await user.click(await screen.findByRole("button", { name: "Save view" }));
  await user.type(await screen.findByLabelText("Name"), "Ready");
  await user.click(screen.getByRole("button", { name: /^Save view/ }));
  expect(await screen.findByText(taken.name)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await user.click(await screen.findByRole("button", { name: "Views" }));
  expect(await screen.findByRole("menuitem", { name: "Ready" })).toBeTruthy();
  expect(await screen.findByRole("menuitem", { name: "Dream" })).toBeTruthy();
});

/** Asks for the name of a view on a page that was loaded anew, whose server saves none. */
const nameView = async () => {
  const view = readView(new URLSearchParams());
  const list = answering(ok<SavedView[]>([]));
  const create = answering(refusal({ message: "The server is resting." }, 503));
  const screenful = renderScreen(<SavedViews view={view} onView={() => undefined} />, {
    area: "po",
    calls: { po: { savedViews: { list, create } } },
  });
  await screenful.user.click(await screen.findByRole("button", { name: "Save view" }));
  return screenful;
};

test("the name of a view that could not be saved stands there after the page was loaded anew", async () => {
  const { user, unmount } = await nameView();
  await user.type(await screen.findByLabelText("Name"), "Ready for core");
  await user.click(screen.getByRole("button", { name: /^Save view/ }));
  expect(await screen.findByText("The server is resting.")).toBeDefined();
  unmount();
  await nameView();
  expect((await screen.findByLabelText<HTMLInputElement>("Name")).value).toBe("Ready for core");
});
