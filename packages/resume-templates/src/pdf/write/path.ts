import { short } from "./file";

type Point = [number, number];

const sizes: Record<string, number> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};
const letters = /[\s,]*([a-df-z])/iuy;
const flags = /[\s,]*([01])/uy;
const numbers = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iuy;

/** The path of an SVG in the operators of a PDF, which knows lines and cubic curves alone. */
export function pathOperators(data: string) {
  const out: string[] = [];
  let at: Point = [0, 0];
  let start: Point = at;
  let control: { of: string; point: Point } | undefined;
  const line = (to: Point) => {
    out.push(`${say(to)} l`);
    at = to;
  };
  const curve = (one: Point, two: Point, to: Point) => {
    out.push(`${say(one)} ${say(two)} ${say(to)} c`);
    at = to;
  };
  const mirrored = (kind: string): Point =>
    control?.of === kind ? [2 * at[0] - control.point[0], 2 * at[1] - control.point[1]] : at;

  for (const { command, values } of commandsOf(data)) {
    const kind = command.toUpperCase();
    const [dx, dy] = command === kind ? [0, 0] : at;
    const point = (from: number): Point => [values[from]! + dx, values[from + 1]! + dy];
    let next: typeof control;
    if (kind === "M") {
      at = start = point(0);
      out.push(`${say(at)} m`);
    } else if (kind === "L") line(point(0));
    else if (kind === "H") line([values[0]! + dx, at[1]]);
    else if (kind === "V") line([at[0], values[0]! + dy]);
    else if (kind === "C" || kind === "S") {
      const one = kind === "C" ? point(0) : mirrored("C");
      const two = point(kind === "C" ? 2 : 0);
      curve(one, two, point(kind === "C" ? 4 : 2));
      next = { of: "C", point: two };
    } else if (kind === "Q" || kind === "T") {
      const middle = kind === "Q" ? point(0) : mirrored("Q");
      const to = point(kind === "Q" ? 2 : 0);
      curve(toward(at, middle), toward(to, middle), to);
      next = { of: "Q", point: middle };
    } else if (kind === "A") {
      const [rx, ry, turn, large, sweep] = values as [number, number, number, number, number];
      for (const part of arc(at, point(5), { rx, ry, turn, large: large > 0, sweep: sweep > 0 }))
        curve(...part);
    } else {
      out.push("h");
      at = start;
    }
    control = next;
  }
  return out.join("\n");
}

const say = ([x, y]: Point) => `${short(x)} ${short(y)}`;
const toward = (from: Point, to: Point): Point => [
  from[0] + ((to[0] - from[0]) * 2) / 3,
  from[1] + ((to[1] - from[1]) * 2) / 3,
];

function* commandsOf(data: string) {
  const read = reader(data);
  let command = "";
  let values: number[] = [];
  for (;;) {
    const letter = read(letters);
    if (letter) {
      command = letter;
      values = [];
    } else {
      const number = read(isFlag(command, values.length) ? flags : numbers);
      if (number === undefined) return;
      values.push(Number(number));
    }
    const size = sizes[command.toUpperCase()];
    if (size === undefined || values.length < size) continue;
    yield { command, values };
    values = [];
    // What follows a move without a letter of its own is a line.
    if (command === "M") command = "L";
    if (command === "m") command = "l";
  }
}

/** The two flags of an arc may stand close to what follows: "a1 1 0 012 2". */
const isFlag = (command: string, at: number) => /a/iu.test(command) && (at === 3 || at === 4);

/** Takes what is looked for from where it stands, or nothing. */
function reader(data: string) {
  let at = 0;
  return (wanted: RegExp) => {
    wanted.lastIndex = at;
    const match = wanted.exec(data);
    if (match) at = wanted.lastIndex;
    return match?.[1];
  };
}

interface Arc {
  rx: number;
  ry: number;
  turn: number;
  large: boolean;
  sweep: boolean;
}

/** An arc as curves of at most a quarter each, by the formulas of the SVG standard. */
function arc(from: Point, to: Point, { rx: wide, ry: tall, turn, large, sweep }: Arc) {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [hx, hy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [x, y] = [cos * hx + sin * hy, cos * hy - sin * hx];
  const grow = Math.max(1, Math.sqrt((x / wide) ** 2 + (y / tall) ** 2));
  const [rx, ry] = [wide * grow, tall * grow];
  const rest = (rx * ry) ** 2 - (rx * y) ** 2 - (ry * x) ** 2;
  const way = Math.sqrt(Math.max(0, rest / ((rx * y) ** 2 + (ry * x) ** 2)));
  const sign = large === sweep ? -way : way;
  const [cx, cy] = [(sign * rx * y) / ry, (-sign * ry * x) / rx];
  const first = Math.atan2((y - cy) / ry, (x - cx) / rx);
  let whole = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - first;
  if (sweep && whole < 0) whole += 2 * Math.PI;
  if (!sweep && whole > 0) whole -= 2 * Math.PI;
  const count = Math.ceil(Math.abs(whole) / (Math.PI / 2) - 1e-9) || 1;
  const step = whole / count;
  const reach = (4 / 3) * Math.tan(step / 4);
  const placed = (px: number, py: number): Point => [
    cos * (px * rx + cx) - sin * (py * ry + cy) + (from[0] + to[0]) / 2,
    sin * (px * rx + cx) + cos * (py * ry + cy) + (from[1] + to[1]) / 2,
  ];
  return Array.from({ length: count }, (_, nth): [Point, Point, Point] => {
    const [a, b] = [first + nth * step, first + (nth + 1) * step];
    return [
      placed(Math.cos(a) - reach * Math.sin(a), Math.sin(a) + reach * Math.cos(a)),
      placed(Math.cos(b) + reach * Math.sin(b), Math.sin(b) - reach * Math.cos(b)),
      placed(Math.cos(b), Math.sin(b)),
    ];
  });
}
