/** An answer that comes when a test says so. */
export function late() {
  let settle: (() => void) | undefined;
  const coming = new Promise<void>((come) => {
    settle = come;
  });
  return { coming, come: () => settle?.() };
}
