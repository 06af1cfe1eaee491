import { type ApiFailure, isFailure } from "@toran/api-client/failure";
import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useState } from "react";
import { Load } from "./load";
import { Loadable } from "./loadable";

interface LoadedProps<Value> {
  read: () => Promise<{ data: Value } | ApiFailure>;
  children: (value: Value) => ReactNode;
  toEdges?: boolean;
  /** Stands in its place where there is no such thing. */
  missing?: ReactNode;
}

/** What was saved before is fetched first, so that a form begins with it. */
export const Loaded = observer(function Loaded<Value>(props: LoadedProps<Value>) {
  const { read, missing, ...shown } = props;
  const [loadable] = useState(() => new Loadable(read));
  useEffect(() => void loadable.load(), [loadable]);
  if (missing && loadable.failure?.status === 404) return missing;
  return <Load of={loadable} {...shown} />;
}) as <Value>(props: LoadedProps<Value>) => ReactNode;

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
