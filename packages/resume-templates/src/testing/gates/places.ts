import type { Drawn } from "../drawn-forms";

const mark = /\p{M}/u;
const plain = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Han}]$/u;

/** How far off a form may stand, in points. Words begin where they begin; within one, browsers round the room of each form. */
const across = ({ first, text }: Drawn) =>
  first && !mark.test(text) ? 0.05 : plain.test(text) ? 0.1 : 0.3;
const upright = 1.5;

/** How our forms stand to those that the browser prints: those that stand by none, and the worst that stand by one. */
export function comparePlaces(ours: Drawn[], theirs: Drawn[]) {
  const byFace = new Map<string, Drawn[]>();
  for (const form of theirs) {
    const key = `${form.page} ${form.face}`;
    const known = byFace.get(key);
    if (known) known.push(form);
    else byFace.set(key, [form]);
  }
  let [x, y] = [0, 0];
  const astray = ours.filter((form) => {
    const near = (byFace.get(`${form.page} ${form.face}`) ?? []).filter(
      (each) => Math.abs(each.x - form.x) <= across(form) && Math.abs(each.y - form.y) <= upright,
    );
    if (!near.length) return true;
    if (across(form) < 0.1)
      x = Math.max(x, Math.min(...near.map((each) => Math.abs(each.x - form.x))));
    y = Math.max(y, Math.min(...near.map((each) => Math.abs(each.y - form.y))));
    return false;
  });
  return { astray, x, y };
}
