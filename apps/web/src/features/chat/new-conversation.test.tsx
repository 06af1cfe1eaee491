// @vitest-environment jsdom
import type { Connection } from "@toran/contract/schemas/connection";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { NewConversation } from "./new-conversation";
import { connectedWith } from "./testing/connected-with";

const page = (next: string | null, ...names: string[]) =>
  ok({ items: names.map((name): Connection => connectedWith(name)), next });

test("those behind the first window are reached, and one that does not come is asked for again", async () => {
  const away = refusal({ message: "The server is away." }, 503);
  const replies = [away, page("2", "Nilgiri Institute"), away, page(null, "Palani College")];
  const asked: unknown[] = [];
  const { user } = renderScreen(<NewConversation area="hr" open onOpenChange={() => {}} />, {
    area: "hr",
    calls: {
      hr: {
        colleges: {
          connections: async ({ query } = {}) => {
            asked.push(query);
            return replies[asked.length - 1] ?? away;
          },
        },
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Nilgiri Institute")).toBeTruthy();
  expect(screen.queryByText("The server is away.")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show more colleges" }));
  await user.click(await screen.findByRole("button", { name: "Try again for more" }));
  expect(await screen.findByRole("link", { name: /Palani College/ })).toBeTruthy();
  const first = { connectionType: "CONNECTED" };
  const second = { ...first, next: "2" };
  expect(asked).toEqual([first, first, second, second]);
});
