const shortest = 10;
export const longestReason = 500;

/** What is wrong with a reason that students will read. */
export function reasonProblem(reason: string): { reason?: string } {
  const length = reason.trim().length;
  if (length < shortest)
    return { reason: `Give a reason of at least ${shortest} characters. The student reads it.` };
  if (length > longestReason) return { reason: `Keep it to ${longestReason} characters.` };
  return {};
}
