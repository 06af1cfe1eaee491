export const minute = 60_000;
export const day = 24 * 60 * minute;

/** A moment so many milliseconds before another. */
export const ago = (now: Date, much: number) => new Date(now.getTime() - much);

/** How long ago the first company of the demo wrote first; its job was sent just before, and its date agreed on at the end. */
export const chat = { began: 8 * day, agreed: 65 * minute };

/** How long ago the first company of the demo opened the profile of its student. */
export const opened = 55 * minute;
