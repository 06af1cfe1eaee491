import { type ComponentType, lazy, Suspense } from "react";
import { loadChunk } from "@/lib/load-chunk";
import type { LayoutProps, LazyLayout, LazyScreen, ScreenRoute } from "@/navigation/screen-route";

type Part = LazyScreen | LazyLayout;
type Drawn = ComponentType<Partial<LayoutProps>>;

const ready = new Map<Part, Drawn>();
/** What did not come, and says so each time it is drawn. */
const missed = new Set<Part>();

// A screen has no use for what a frame is given; both are drawn alike.
const fetchPart = async (part: Part) => (await loadChunk<unknown>(part)) as Drawn;

/** Fetches a screen with its layout ahead, so that it is drawn without a pause. */
export async function prepare({ lazy: screen, layout }: ScreenRoute) {
  const parts = layout ? [screen, layout] : [screen];
  await Promise.all(parts.map(async (part) => ready.set(part, await fetchPart(part))));
}

/** Has what did not come asked for again by whoever goes there next; before it is told, it would be asked for without end. */
export function forgetMissed() {
  for (const part of missed) ready.delete(part);
  missed.clear();
}

function drawn(part: Part) {
  let component = ready.get(part);
  if (!component) {
    component = lazy(async () => ({
      default: await fetchPart(part).catch((cause: unknown) => {
        missed.add(part);
        throw cause;
      }),
    }));
    ready.set(part, component);
  }
  return component;
}

/** Draws the code of a row, or waits for it. */
export function Screen({ of, ...props }: { of: Part } & Partial<LayoutProps>) {
  const Component = drawn(of);
  return (
    <Suspense>
      <Component {...props} />
    </Suspense>
  );
}
