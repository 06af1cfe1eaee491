// @vitest-environment jsdom
import type { Conversation } from "@toran/contract/schemas/chat";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { Chat } from "./chat";
import { type Chat as Calls, info, me } from "./testing/open-conversation";

const withCompany = (name: string): Conversation =>
  info({ id: name, other: { id: name, name, city: null, picture: null } });
const page = (names: readonly string[]) =>
  ok({ items: names.map(withCompany), next: null, unread: 0 });
const openChat = (chat: Calls) =>
  renderScreen(<Chat area="po" />, { area: "po", person: me, path: "/po/chat", calls: { chat } });

test("the focus goes to what stands in the place of a conversation that was put away, at last to the search", async () => {
  let names = ["Kestrel", "Banyan"];
  const { user } = openChat({
    list: async () => page(names),
    keep: async ({ params }) => {
      names = names.filter((name) => name !== params.id);
      return ok(withCompany(params.id));
    },
  });
  const putAway = async (name: string) => {
    (await screen.findByRole("button", { name: `More about ${name}` })).focus();
    await user.keyboard("{Enter}");
    await user.click(await screen.findByRole("menuitem", { name: "Put away" }));
    await waitFor(() => expect(screen.queryByRole("link", { name })).toBeNull());
  };
  await putAway("Kestrel");
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "Banyan" })),
  );
  await putAway("Banyan");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("searchbox")));
});

test("where nobody has the name that is looked for it says so, also of a single letter", async () => {
  const { user } = openChat({
    list: async ({ query } = {}) => page(query?.search ? [] : ["Kestrel"]),
  });
  await user.type(await screen.findByRole("searchbox"), "z");
  expect(await screen.findByText("Nobody of this name")).toBeTruthy();
});
