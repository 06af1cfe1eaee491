import { painted } from "./idle";

interface Turn {
  /** Settles when those who came earlier are done, and what they drew is painted. */
  comes: Promise<unknown>;
  /** Lets the next one begin; also of a turn that has not come. */
  end: () => void;
}

/** Lets those who draw much draw one after the other: all at once would hold the page up, and nothing could be pressed. */
export function turns(): () => Turn {
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    const comes = last.then(painted);
    const turn: Turn = { comes, end: nothing };
    const ended = new Promise<void>((settle) => {
      turn.end = settle;
    });
    last = comes.then(() => ended);
    return turn;
  };
}

const nothing = () => undefined;
