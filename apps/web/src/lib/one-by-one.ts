/** Sends calls one after the other, so that the last one stays, and tells of each whether it was the last. */
export function oneByOne() {
  let before: Promise<unknown> = Promise.resolve();
  let open = 0;
  return async <Reply>(send: () => Promise<Reply>) => {
    open++;
    const answered = before.then(send).finally(() => {
      open--;
    });
    // Who sent it is told of its failure; the next is sent all the same.
    before = answered.catch(() => undefined);
    return { reply: await answered, isLast: open === 0 };
  };
}
