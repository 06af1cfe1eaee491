/** A step of a pipeline, with the people who stand at it. */
export interface BoardStage<T> {
  id: string;
  title: string;
  /** How many came so far: the strip tells them. */
  count: number;
  /** How many stand here now, where that is not all who came; `items` may be the first of them. */
  here?: number;
  /** Off the way, such as those who left it: nobody comes on to here, so no share is told. */
  aside?: boolean;
  items: readonly T[];
}

/** Where an item is held while it is being moved. */
export interface Held<T> {
  item: T;
  from: string;
  over: string;
  by: "pointer" | "keys";
}

/** The share of the stage before on the way that came on: "39%". */
export function passRate(stages: readonly BoardStage<unknown>[], place: number) {
  const here = stages[place];
  const before = stages.slice(0, place).findLast(({ aside }) => !aside)?.count;
  return here && !here.aside && before ? `${Math.round((here.count / before) * 100)}%` : undefined;
}

/** The outline of a band as high as each stage's count, in a box of 100 by 40 for each. */
export function band(counts: readonly number[]) {
  const most = Math.max(1, ...counts);
  const tops = counts.map((count) => 40 - (count / most) * 40);
  const line = tops.map((top, place) => {
    const end = (place + 1) * 100;
    const next = tops[place + 1];
    return next === undefined
      ? `L ${end} ${top}`
      : `L ${end - 10} ${top} C ${end} ${top} ${end - 5} ${next} ${end + 10} ${next}`;
  });
  return `M 0 40 L 0 ${tops[0] ?? 40} ${line.join(" ")} L ${counts.length * 100} 40 Z`;
}
