import type { Meta, StoryObj } from "@storybook/react-vite";
import { AuthFacade } from "../facade/auth-facade";
import { DoorFacade } from "../facade/door-facade";

const meta = { title: "Foundations/Facade" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

function Buildings() {
  return (
    <div className="grid grid-cols-3 gap-4">
      {(["student", "po", "hr"] as const).map((role) => (
        <div key={role} data-role={role} className="bg-facade-0 h-100 overflow-hidden">
          <AuthFacade scene={role} />
        </div>
      ))}
    </div>
  );
}

export const ThreeBuildings: Story = { render: () => <Buildings /> };

export const Doors: Story = {
  render: () => (
    <div className="grid grid-cols-4 gap-4">
      {(["expired", "other-door", "missing", "closed"] as const).map((kind) => (
        <div key={kind} className="bg-facade-0 h-100 overflow-hidden">
          <DoorFacade kind={kind} />
        </div>
      ))}
    </div>
  ),
};
