// @vitest-environment jsdom
import type { ApiFailure } from "@toran/api-client/failure";
import type { SavedView } from "@toran/contract/schemas/student-collection";
import { screen } from "@testing-library/react";
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
