/**
 * A whole number in Indian groups, "1,20,000". The browser's own formatter says the same, but the first
 * use of it loads a language's data, which is felt where a list is drawn on a slow machine.
 */
export const inGroups = (count: number) => String(count).replace(/(\d)(?=(\d\d)+\d$)/g, "$1,");
