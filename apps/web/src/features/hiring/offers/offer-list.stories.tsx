import type { ListedOffer } from "@toran/contract/schemas/offer";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmptyState } from "@toran/ui";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { type FakeCalls, ok } from "@/testing/fake-calls";
import { failsOnce, neverAnswers, seenBy } from "@/testing/in-story";
import { side } from "../testing/facts";
import { inDollars } from "../testing/in-dollars";
import { listedOffer } from "../testing/listed-offer";
import { OfferList } from "./offer-list";

type List = NonNullable<NonNullable<FakeCalls["hr"]>["offers"]>["list"];
const answeredBy = (list: List, path = "/hr/offers") =>
  seenBy({ area: "hr", mode: "DASHBOARD", path, calls: { hr: { offers: { list } } } });
const offer = (studentName: string, more: Partial<ListedOffer>): ListedOffer => ({
  ...listedOffer,
  id: studentName,
  applicationId: studentName,
  studentId: studentName,
  studentName,
  ...more,
});
const items = [
  offer("Ananya Iyer", {}),
  offer("Lakshmi Venkatanarasimharajuvaripeta Subramanian", {
    state: "ACCEPTED",
    ctc: inDollars.ctc,
    told: inDollars.told,
    college: side("Sahyadri College of Engineering and Technology for Women, Pune"),
  }),
  offer("Imran Sheikh", { state: "DRAFT", title: "Graduate Engineer, night control room" }),
  offer("Sneha Reddy", { state: "JOINED", ctc: null, stipend: 30_000 }),
  offer("Karthik Subramanian", { state: "RENEGED" }),
];
const none = async () => ok({ items: [], next: null, total: 0 });
const page = async () => ok({ items, next: null, total: items.length });

const meta = {
  component: OfferList,
  args: {
    area: "hr",
    searchBox: () => null,
    exportMenu: () => null,
    empty: <EmptyState title="No offers yet">Make one to a candidate you selected.</EmptyState>,
  },
  parameters: { page: true },
  globals: { role: "hr" },
  decorators: [(Story) => <div className="flex h-200 flex-col">{Story()}</div>],
} satisfies Meta<typeof OfferList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows lead from tab to tab; only a college has one of what waits for its consent. */
export const Filled: Story = {
  decorators: [
    answeredBy(async ({ query } = {}) =>
      query?.state === "ACCEPTED" ? ok({ items: items.slice(1, 2), next: null, total: 1 }) : page(),
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("row", { name: /Sneha Reddy/ });
    canvas.getByRole("tab", { name: "All offers" }).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    const accepted = canvas.getByRole("tab", { name: "Accepted" });
    await waitFor(() => expect(accepted).toHaveAttribute("aria-selected", "true"));
    await waitFor(() => expect(canvas.queryByText("Sneha Reddy")).toBeNull());
  },
};
export const NothingOfferedYet: Story = { decorators: [answeredBy(none)] };
/** What narrowed the list down to nothing can be taken off. */
export const NothingFound: Story = {
  decorators: [
    answeredBy(
      async ({ query } = {}) => (query?.state ? none() : page()),
      "/hr/offers?state=REVOKED",
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole("button", { name: "Clear filters" })).focus();
    await userEvent.keyboard("{Enter}");
    await canvas.findByRole("row", { name: /Sneha Reddy/ });
  },
};
export const NothingAccepted: Story = {
  decorators: [answeredBy(none, "/hr/offers?tab=accepted")],
};
export const OnItsWay: Story = { decorators: [answeredBy(neverAnswers)] };
export const Failed: Story = {
  decorators: [answeredBy(failsOnce({ items, next: null, total: items.length }))],
  play: async ({ canvasElement }) => {
    (await within(canvasElement).findByRole("button", { name: "Try again" })).focus();
    await userEvent.keyboard("{Enter}");
    await within(canvasElement).findByRole("row", { name: /Sneha Reddy/ });
  },
};
