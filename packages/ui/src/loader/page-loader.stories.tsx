import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "../skeleton/skeleton";
import { PageLoader } from "./page-loader";

const meta = { component: PageLoader, parameters: { page: true } } satisfies Meta<
  typeof PageLoader
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OverAPage: Story = {
  render: () => (
    <div className="h-90">
      <PageLoader />
    </div>
  ),
};

export const SkeletonRows: Story = {
  render: () => (
    <div className="divide-rule divide-y p-6">
      {(["person", "college", "company"] as const).map((entity) => (
        <div key={entity} className="flex items-center gap-4 py-3">
          <Skeleton entity={entity} />
          <Skeleton className="w-40" />
          <Skeleton className="w-24" />
        </div>
      ))}
    </div>
  ),
};
