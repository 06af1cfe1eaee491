import { Button, SegmentedControl, Sheet, SortableList, Switch } from "@toran/ui";
import { observer } from "mobx-react-lite";
import type { HomeStore, Widget } from "../home-store";
import { isAside, sizes } from "./sizes";

interface ArrangeProps {
  store: HomeStore;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Moves, sizes and hides the parts of the home, which follows at once. */
export const Arrange = observer(function Arrange({ store, open, onOpenChange }: ArrangeProps) {
  const widgets = store.widgets.value ?? [];
  const groups = [
    { label: "In the middle", items: widgets.filter((each) => !isAside(each)) },
    { label: "At the side", items: widgets.filter(isAside) },
  ];
  const reorder = (moved: Widget[]) => {
    const others = widgets.filter(({ id }) => !moved.some((each) => each.id === id));
    void store.arrange(isAside(moved[0]) ? [...others, ...moved] : [...moved, ...others]);
  };
  const change = (id: Widget["id"], more: Partial<Widget>) =>
    void store.arrange(widgets.map((each) => (each.id === id ? { ...each, ...more } : each)));
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Customise home"
      description="Drag by the grip, or press Space and the arrow keys. It is kept for you alone."
      footer={<Button onClick={() => onOpenChange(false)}>Done</Button>}
    >
      <div className="grid gap-6">
        {groups.map(({ label, items }) => (
          <section key={label} aria-label={label}>
            <h3 className="mb-1 font-medium">{label}</h3>
            <SortableList
              label={label}
              items={items}
              itemId={({ id }) => id}
              itemName={({ name }) => name}
              onReorder={reorder}
              className="divide-rule border-rule divide-y border-y"
              renderItem={(each, grip) => (
                <div className="flex min-h-12 flex-wrap items-center gap-3 py-2">
                  {grip}
                  <Switch
                    label={
                      <>
                        <span className="sr-only">Show </span>
                        {each.name}
                      </>
                    }
                    className="min-w-0 flex-1"
                    checked={each.shown}
                    onChange={({ target }) => change(each.id, { shown: target.checked })}
                  />
                  {!isAside(each) && (
                    <SegmentedControl
                      look="view"
                      label={`Width of ${each.name}`}
                      options={sizes}
                      value={String(each.columns)}
                      onValueChange={(columns) => change(each.id, { columns: Number(columns) })}
                    />
                  )}
                </div>
              )}
            />
          </section>
        ))}
      </div>
    </Sheet>
  );
});
