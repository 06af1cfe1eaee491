/** Choices of a select, in the order of their table. */
export const optionsOf = <Value extends string>(words: Partial<Record<Value, string>>) =>
  (Object.entries(words) as [Value, string][]).map(([value, label]) => ({ value, label }));
