import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { translate } from "../field/translate";
import { Pager } from "./pager";

const meta = {
  component: Pager,
  args: { label: "students", page: 1, pages: 4, pageSize: 50, pageSizes: [25, 50, 100] },
} satisfies Meta<typeof Pager>;
export default meta;

type Story = StoryObj<typeof meta>;

function Pages({ total }: { total: number }) {
  const [size, setSize] = useState(50);
  const [page, setPage] = useState(1);
  const pages = Math.ceil(total / size);
  return (
    <Pager
      label="students"
      page={page}
      pages={pages}
      pageSize={size}
      pageSizes={[25, 50, 100]}
      onPageSize={(next) => {
        setSize(next);
        setPage(1);
      }}
      onPrevious={page > 1 ? () => setPage(page - 1) : undefined}
      onNext={page < pages ? () => setPage(page + 1) : undefined}
    />
  );
}

export const WithKeys: Story = {
  render: () => <Pages total={187} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const previous = canvas.getByRole("button", { name: "Previous page" });
    const next = canvas.getByRole("button", { name: "Next page" });
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    next.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Page 2 of 4");
    await userEvent.keyboard("{Enter}{Enter}{Enter}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Page 4 of 4");
    // Whoever came to the end by this button can go back from it.
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await expect(next).toHaveFocus();
    await userEvent.selectOptions(canvas.getByLabelText("Rows"), "100");
    await expect(canvas.getByRole("status")).toHaveTextContent("Page 1 of 2");
  },
};

export const NobodyCounted: Story = { args: { pages: undefined, onNext: () => undefined } };
export const OnePage: Story = { args: { pages: 1, pageSizes: undefined } };
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Pages total={100000} />
    </div>
  ),
};

/** On a page that a translator has rewritten, where one stands is told anew after each step. */
export const Translated: Story = {
  render: () => <Pages total={187} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const place = canvas.getByRole("status");
    translate(place);
    await expect(place).toHaveTextContent("PAGE 1 OF 4");
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await waitFor(() => expect(place).toHaveTextContent("Page 2 of 4"));
  },
};
