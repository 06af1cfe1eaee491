import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Pager } from "./pager";

const meta = {
  component: Pager,
  args: { label: "students", from: 1, to: 50, total: 187, pageSize: 50, pageSizes: [25, 50, 100] },
} satisfies Meta<typeof Pager>;
export default meta;

type Story = StoryObj<typeof meta>;

function Pages({ total }: { total: number }) {
  const [size, setSize] = useState(50);
  const [page, setPage] = useState(0);
  const from = page * size + 1;
  const to = Math.min(total, from + size - 1);
  return (
    <Pager
      label="students"
      from={from}
      to={to}
      total={total}
      pageSize={size}
      pageSizes={[25, 50, 100]}
      onPageSize={(next) => {
        setSize(next);
        setPage(0);
      }}
      onPrevious={page > 0 ? () => setPage(page - 1) : undefined}
      onNext={to < total ? () => setPage(page + 1) : undefined}
    />
  );
}

export const WithKeys: Story = {
  render: () => <Pages total={187} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: "Next page" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("status")).toHaveTextContent("51–100 of 187");
    await userEvent.keyboard("{Enter}{Enter}");
    await expect(canvas.getByText("Page 4 of 4")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Next page" })).toBeDisabled();
    await userEvent.selectOptions(canvas.getByLabelText("Rows"), "100");
    await expect(canvas.getByRole("status")).toHaveTextContent("1–100 of 187");
  },
};

export const NobodyCounted: Story = { args: { total: undefined, onNext: () => undefined } };
export const OnePage: Story = { args: { to: 12, total: 12, pageSizes: undefined } };
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Pages total={100000} />
    </div>
  ),
};
