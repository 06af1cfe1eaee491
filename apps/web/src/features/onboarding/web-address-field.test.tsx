// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { WebAddressField } from "./web-address-field";

test("an address that is pasted whole does not show its scheme twice, and is told without it", async () => {
  const user = userEvent.setup();
  const told: string[] = [];
  render(<WebAddressField label="Website" onChange={(event) => told.push(event.target.value)} />);
  const field = screen.getByLabelText<HTMLInputElement>("Website");
  await user.click(field);
  await user.paste(" HTTPS://kestrel.example/careers");
  expect(field.value).toBe("kestrel.example/careers");
  expect(told.at(-1)).toBe("kestrel.example/careers");
  await user.clear(field);
  await user.type(field, "http://kestrel.example");
  expect(field.value).toBe("http://kestrel.example");
});
