// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Booking } from "@toran/contract/schemas/booking";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { askedBooking } from "@/features/hiring/testing/booking";
import { type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { BookingActions } from "./bookings/booking-actions";
import { JobActions } from "./jobs/job-actions";
import { job } from "./jobs/testing/job";
import { vikram } from "./testing/vikram";

const none = vi.fn<() => void>();
const booking: Booking = { ...askedBooking, state: "DRAFT", holdUntil: null };
const elsewhere = "/hr/dashboard";

function Page({ children }: { children: ReactNode }) {
  const [left, leave] = useState(false);
  const { pathname } = useLocation();
  return (
    <>
      <p>{`At ${pathname}`}</p>
      <button type="button" onClick={() => leave(true)}>
        Leave
      </button>
      {!left && children}
    </>
  );
}

/** A call that is answered once `go` is pressed. */
function held<Answer>(answer: Answer) {
  const waiting: (() => void)[] = [];
  const call = async () => {
    await new Promise<void>((go) => waiting.push(go));
    return answer;
  };
  return { call, asked: () => expect(waiting).toHaveLength(1), go: () => waiting[0]?.() };
}

async function shown(children: ReactNode, hr: FakeCalls["hr"]) {
  const screenOf = renderScreen(<Page>{children}</Page>, {
    area: "hr",
    mode: "DASHBOARD",
    path: elsewhere,
    calls: { hr: { company: { user: async () => vikram("LEAD") }, ...hr } },
  });
  await act(() => screenOf.stores.hr.load());
  return screenOf;
}
/** Where somebody is who left before the answer came. */
async function leaveAndAnswer({ asked, go }: Pick<ReturnType<typeof held>, "asked" | "go">) {
  await waitFor(asked);
  fireEvent.click(screen.getByText("Leave"));
  go();
  await new Promise((later) => setTimeout(later, 50));
  return screen.getByText(/^At /).textContent;
}

test("whoever has left a job or a booking that is being deleted is not called to the list of them", async () => {
  const remove = held(ok(undefined));
  const ofJob = await shown(
    <JobActions
      job={{ ...job, state: "DRAFT", postings: [] }}
      set={none}
      reload={async () => undefined}
    />,
    { jobs: { remove: remove.call } },
  );
  await ofJob.user.click(screen.getByRole("button", { name: "More for this job" }));
  await ofJob.user.click(await screen.findByRole("menuitem", { name: "Delete the draft" }));
  const asked = within(await screen.findByRole("dialog"));
  await ofJob.user.click(asked.getByRole("button", { name: "Delete" }));
  expect(await leaveAndAnswer(remove)).toBe(`At ${elsewhere}`);
  ofJob.unmount();

  const removed = held(ok(undefined));
  const { user } = await shown(<BookingActions booking={booking} set={none} reload={none} />, {
    bookings: { remove: removed.call },
  });
  await user.click(screen.getByRole("button", { name: "Delete the draft" }));
  const again = within(await screen.findByRole("dialog"));
  await user.click(again.getByRole("button", { name: "Delete" }));
  expect(await leaveAndAnswer(removed)).toBe(`At ${elsewhere}`);
});

test("whoever has left a booking is not called to its form by a refusal, and is told of it", async () => {
  const says = "This job is over at the college.";
  const request = held(refusal({ message: "Check the fields.", errors: { postingId: says } }));
  const { user, stores } = await shown(
    <BookingActions booking={booking} set={none} reload={none} />,
    { bookings: { request: request.call } },
  );
  await user.click(screen.getByRole("button", { name: /^Ask the college/ }));
  expect(await leaveAndAnswer(request)).toBe(`At ${elsewhere}`);
  expect(stores.feedback.toasts).toMatchObject([
    { tone: "error", title: "The college is not asked", detail: says },
  ]);
});
