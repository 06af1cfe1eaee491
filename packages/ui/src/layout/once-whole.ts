/**
 * For a pane with a header, a centred `main` and an `aside` beside it. A browser paints while it still reads, and what is
 * centred or at the end would move with each part that comes: it shows when the next one has begun.
 */
export const onceWhole = "[&:not(:has(+aside))_main]:invisible [&:not(:has(main))_nav]:invisible";
