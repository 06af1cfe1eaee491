/** What a score is out of: grade points, or a hundred for percent. */
export const scoreScales = [4, 5, 7, 10, 100] as const;
const gradePoints = 10;

/** A score in words. Where its scale was left out, it is percent only if no grade points are so many. */
export function scoreWords(score: number, scale: number | null): string {
  if (scale === 100 || (scale === null && score > gradePoints)) return `${score}%`;
  return scale === null ? `${score}` : `${score} of ${scale}`;
}
