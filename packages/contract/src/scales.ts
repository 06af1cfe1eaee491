/** What a score is out of: grade points, or a hundred for percent. */
export const scoreScales = [4, 5, 7, 10, 100] as const;
