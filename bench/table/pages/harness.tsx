import { type ComponentType, useDeferredValue, useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { type Student, students } from "./students";

interface Parts {
  Table: ComponentType<{ rows: readonly Student[] }>;
  /** What scrolls, and where the first row and any row stand. */
  scroller: string;
  firstRow: string;
  row: string;
}

/** Puts a table under a search field and a sort button, and lets the run ask for its figures. */
export function measure({ Table, scroller, firstRow, row }: Parts) {
  const count = Number(new URLSearchParams(location.search).get("rows"));
  const all = students(count);

  function Page() {
    const [mounted, setMounted] = useState(false);
    const [text, setText] = useState("");
    const [backwards, setBackwards] = useState(false);
    const wanted = useDeferredValue(text);
    const rows = useMemo(() => {
      const matching = wanted ? all.filter(({ cells }) => cells[0]!.includes(wanted)) : all;
      return backwards ? matching.toReversed() : matching;
    }, [wanted, backwards]);
    return (
      <>
        <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
        <button type="button" onClick={() => setBackwards(!backwards)}>
          Sort
        </button>
        <button type="button" id="mount" onClick={() => setMounted(true)} aria-label="Mount" />
        {mounted && <Table rows={rows} />}
      </>
    );
  }

  /** The milliseconds from `act` until the first row, or another place, has been painted with `words`. */
  async function until(words: string, act: () => void, place = firstRow) {
    const start = performance.now();
    act();
    const there = () => document.querySelector(place)?.textContent.includes(words);
    while (!there()) {
      await frame();
      if (performance.now() - start > 60_000) throw new Error(`No ${words} after a minute`);
    }
    await frame();
    await new Promise((settle) => setTimeout(settle));
    return performance.now() - start;
  }

  let way = 1;
  function move() {
    const place = find(scroller);
    if (place.scrollTop + place.clientHeight >= place.scrollHeight - 1) way = -1;
    else if (place.scrollTop <= 0) way = 1;
    place.scrollTop += way * 160;
    return place;
  }

  const bench = {
    // The page stands, its sheet and its face are there: the table comes into it, as in the product.
    mount: async () => {
      await until("Sort", () => createRoot(find("#root")).render(<Page />), "button");
      await document.fonts.ready;
      return until("Ishita", () => find("#mount").click());
    },
    filter: async () => {
      const figure = await until("Zoya", () => type("Zoya"));
      await until("Ishita", () => type(""));
      return figure;
    },
    sort: async () => {
      const last = all[count - 1]!.cells[1]!;
      const figure = await until(last, () => find("button").click());
      await until("Ishita", () => find("button").click());
      return figure;
    },
    frames: async (wanted: number) => {
      const times: number[] = [];
      let before = await frame();
      const start = before;
      // A table that stalls has shown it by then.
      for (let n = 0; n < wanted && before - start < 8000; n++) {
        move();
        const now = await frame();
        times.push(now - before);
        before = now;
      }
      return times;
    },
    /** How many places that should hold a row were empty when they were painted. */
    blank: async (wanted: number) => {
      let empty = 0;
      const start = performance.now();
      for (let n = 0; n < wanted && performance.now() - start < 8000; n++) {
        const { left, top, clientHeight } = rectOf(move());
        for (const share of [0.25, 0.5, 0.75, 0.95])
          if (!document.elementFromPoint(left + 120, top + clientHeight * share)?.closest(row))
            empty++;
        await frame();
      }
      return empty;
    },
  };
  Object.assign(window, { bench });
}

const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector)!;

const frame = () => new Promise<number>((settle) => requestAnimationFrame(settle));

function rectOf(place: HTMLElement) {
  const { left, top } = place.getBoundingClientRect();
  return { left, top, clientHeight: place.clientHeight };
}

function type(text: string) {
  const field = find<HTMLInputElement>("input");
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
