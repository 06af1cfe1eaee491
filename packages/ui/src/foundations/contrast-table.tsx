import { useLayoutEffect, useRef, useState } from "react";
import type { Pair } from "../tokens/pairs";
import { measured } from "./measured";

interface ContrastTableProps {
  title: string;
  /** The least ratio that is allowed. */
  least: number;
  pairs: readonly Pair[];
}

/** Each promised pair as it looks, with the contrast this very page measures. */
export function ContrastTable({ title, least, pairs }: ContrastTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const [ratios, setRatios] = useState<readonly number[]>([]);
  useLayoutEffect(() => {
    const element = table.current;
    if (element) setRatios(pairs.map(([front, ground]) => measured(element, front, ground)));
  }, [pairs]);
  return (
    <table ref={table} className="max-w-page w-full border-collapse text-start">
      <caption className="title-lg py-2 text-start">
        {title}, at least {least} to 1
      </caption>
      <thead>
        <tr className="border-rule-strong text-ink-3 border-b text-xs">
          <th scope="col" className="py-1.5 text-start font-normal">
            Looks
          </th>
          <th scope="col" className="text-start font-normal">
            Front
          </th>
          <th scope="col" className="text-start font-normal">
            Ground
          </th>
          <th scope="col" className="text-end font-normal">
            Contrast
          </th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([front, ground], place) => (
          <tr key={`${front} ${ground}`} className="border-rule border-b">
            <td className="py-1">
              <span
                aria-hidden="true"
                className="border-rule inline-flex h-7 w-24 items-center justify-center rounded-md border"
                style={{ background: `var(--${ground})`, color: `var(--${front})` }}
              >
                {least > 4 ? "22CSB014" : <span className="size-3 rounded-full bg-current" />}
              </span>
            </td>
            <td>{front}</td>
            <td>{ground}</td>
            <td className="tnum text-end" data-ratio={ratios[place]}>
              {ratios[place]?.toFixed(2)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
