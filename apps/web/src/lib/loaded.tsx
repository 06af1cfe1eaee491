import { type ApiFailure, isFailure } from "@toran/api-client/failure";
import { type ReactNode, useEffect, useState } from "react";
import { Load } from "./load";
import { Loadable } from "./loadable";

interface LoadedProps<Value> {
  read: () => Promise<{ data: Value } | ApiFailure>;
  children: (value: Value) => ReactNode;
  toEdges?: boolean;
}

/** What was saved before is fetched first, so that a form begins with it. */
export function Loaded<Value>({ read, ...shown }: LoadedProps<Value>) {
  const [loadable] = useState(() => new Loadable(read));
  useEffect(() => void loadable.load(), [loadable]);
  return <Load of={loadable} {...shown} />;
}

/** Two replies as one; the first failure stands for both. */
export async function together<A, B>(
  first: Promise<{ data: A } | ApiFailure>,
  second: Promise<{ data: B } | ApiFailure>,
): Promise<{ data: [A, B] } | ApiFailure> {
  const [a, b] = await Promise.all([first, second]);
  if (isFailure(a)) return a;
  if (isFailure(b)) return b;
  return { data: [a.data, b.data] };
}
