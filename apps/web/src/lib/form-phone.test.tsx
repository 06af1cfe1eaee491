// @vitest-environment jsdom
import { phone } from "@toran/contract/schemas/fields";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { z } from "zod/mini";
import { FormPhone } from "./form-phone";
import { draftOf } from "./draft";
import { useContractForm } from "./use-contract-form";

const schema = z.object({ phone });

function Form({ stored, send }: { stored: string; send: (body: unknown) => void }) {
  const form = useContractForm(schema, {
    draft: "phone",
    values: { phone: stored },
    send: async (body) => send(body),
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <FormPhone form={form} name="phone" label="Mobile" />
      <button>Save</button>
    </form>
  );
}

function open(stored = "") {
  const send = vi.fn<(body: unknown) => void>();
  render(<Form stored={stored} send={send} />);
  return {
    send,
    user: userEvent.setup(),
    field: screen.getByLabelText<HTMLInputElement>("Mobile"),
  };
}
const ready = () => screen.findByRole("button", { name: "Country: India, +91" });
const save = () => screen.getByRole("button", { name: "Save" });

test.each([
  ["+919812345678", "98123 45678"],
  ["9812345678", "98123 45678"],
  // Nobody's number, which is kept all the same.
  ["+9999812345678", "+9999812345678"],
])(
  "%s, which is stored, is shown as %s and saved as it is, and is no draft",
  async (stored, shown) => {
    const { send, user, field } = open(stored);
    await ready();
    await waitFor(() => expect(field.value).toBe(shown));
    await user.click(field);
    await user.tab();
    expect(draftOf("phone").read()).toBeUndefined();
    await user.click(save());
    await waitFor(() => expect(send).toHaveBeenCalled());
    expect(send.mock.lastCall).toEqual([{ phone: z.parse(phone, stored) }]);
  },
);

test.each([
  "9812345678",
  "98123 45678",
  "(98123) 45-678",
  "+91 98123 45678",
  "+919812345678",
  "+44 20 7946 0018",
  "+12025550143",
  "+18005550100",
  "+999 123 456 78",
])("what could be saved as %s still can", async (typed) => {
  const { send, user, field } = open();
  await ready();
  await user.type(field, typed);
  await user.click(save());
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.lastCall).toEqual([{ phone: z.parse(phone, typed) }]);
});

test("a number that is too short is refused at its field by the schema, and stays", async () => {
  const { send, user, field } = open();
  await ready();
  await user.type(field, "98123 4567");
  await user.click(save());
  expect(
    await screen.findByText("Write 10 digits, or start with + and the country code."),
  ).toBeTruthy();
  expect(field.value).toBe("98123 4567");
  expect(document.activeElement).toBe(field);
  expect(send).not.toHaveBeenCalled();
});
