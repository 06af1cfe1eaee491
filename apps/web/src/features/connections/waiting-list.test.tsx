// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { request } from "./testing/request";
import { WaitingList } from "./waiting-list";

const both = [request(1), request(2)];

test.each([1, 2])(
  "what is written with a refusal stays where a colleague answers meanwhile, of %i who wait",
  async (many) => {
    const asked: string[] = [];
    function List() {
      const [items, setItems] = useState(both.slice(0, many));
      return (
        <>
          <button onClick={() => setItems(items.slice(1))}>Answered by a colleague</button>
          <WaitingList
            area="po"
            items={items}
            find="/po/companies"
            decide={async (id, { status }) => {
              asked.push(`${status} ${id}`);
              return refusal({ message: "You are connected already." }, 409);
            }}
          />
        </>
      );
    }
    const { user } = renderScreen(<List />, { area: "po", mode: "DASHBOARD" });
    const colleague = screen.getByRole("button", { name: "Answered by a colleague" });
    await user.click(screen.getByRole("button", { name: "Decline Company 1" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.selectOptions(dialog.getByRole("combobox"), "The profile is not complete");
    colleague.click();
    await waitFor(() => expect(screen.queryByText("Company 1")).toBeNull());
    await user.click(dialog.getByRole("button", { name: /^Decline/ }));
    expect(await dialog.findByText("You are connected already.")).toBeTruthy();
    expect(asked).toEqual([`REJECTED ${request(1).id}`]);
  },
);
