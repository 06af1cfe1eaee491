// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { askedBooking, bookingOptions } from "@/features/hiring/testing/booking";
import { answering, ok } from "@/testing/fake-calls";
import { late } from "@/testing/late";
import { openBooking } from "../testing/open-booking";

beforeEach(() => window.sessionStorage.clear());

test("a draft that is saved before the college that was typed is found is saved with it", async () => {
  const { college } = bookingOptions;
  const waiting = late();
  const create = answering(ok({ ...askedBooking, state: "DRAFT" as const, holdUntil: null }));
  const { user } = openBooking("/hr/bookings/new", {
    bookings: {
      create,
      options: async () => ok(bookingOptions),
      read: async () => ok(askedBooking),
    },
    colleges: {
      list: async (input) => {
        if (input?.query?.search) await waiting.coming;
        return ok({ items: [college], next: null } as never);
      },
    },
  });
  await user.selectOptions(await screen.findByLabelText("What for"), "Campus tour");
  await user.type(screen.getByRole("combobox", { name: "College" }), college.name);
  const save = screen.getByRole("button", { name: /^Save the draft/ });
  await user.click(save);
  await waitFor(() => expect(save.getAttribute("aria-busy")).toBe("true"));
  waiting.come();
  await waitFor(() => expect(create.asked).toMatchObject([{ body: { collegeId: college.id } }]));
});
