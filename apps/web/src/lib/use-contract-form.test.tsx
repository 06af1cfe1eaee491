// @vitest-environment jsdom
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod/mini";
import { useContractForm } from "./use-contract-form";

beforeEach(() => window.sessionStorage.clear());

const schema = z.object({ name: z.string(), website: z.string() });

function Form({ send }: { send: () => Promise<unknown> }) {
  const values = { name: "Kestrel", website: "kestrel.example" };
  const { field, submit, draftSaved } = useContractForm(schema, { draft: "company", values, send });
  return (
    <form onSubmit={submit}>
      <input aria-label="Name" {...field("name")} />
      <input aria-label="Website" {...field("website")} />
      <button type="submit">Save</button>
      <output>{draftSaved ? "Not saved yet" : "Nothing to save"}</output>
    </form>
  );
}

test("what is typed while the rest is on its way is said not to be saved, and is there when the form is opened again", async () => {
  const user = userEvent.setup();
  const answers: ((reply: unknown) => void)[] = [];
  const send = () => new Promise((settle) => answers.push(settle));
  const { unmount } = render(<Form send={send} />);
  await user.type(screen.getByLabelText("Name"), " Mobility");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.type(screen.getByLabelText("Website"), "/jobs");
  answers.pop()?.({});
  await waitFor(() =>
    expect(window.sessionStorage.getItem("draft:company")).toBe(
      JSON.stringify({ website: "kestrel.example/jobs" }),
    ),
  );
  expect(screen.getByText("Not saved yet")).toBeTruthy();
  unmount();
  render(<Form send={send} />);
  expect(screen.getByLabelText("Website")).toHaveProperty("value", "kestrel.example/jobs");
  await user.click(screen.getByRole("button", { name: "Save" }));
  answers.pop()?.({});
  expect(await screen.findByText("Nothing to save")).toBeTruthy();
  expect(window.sessionStorage).toHaveLength(0);
});
