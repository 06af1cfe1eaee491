const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#c9d4ef"/><path d="M22 96c0-20 11-32 26-32s26 12 26 32z" fill="#2e6b5e"/><path d="M26 52c-4-26 8-36 22-36s26 10 22 36c-2 12-4 16-8 18H34c-4-2-6-6-8-18z" fill="#2b1a14"/><path d="M40 58h16v12c0 4-4 7-8 7s-8-3-8-7z" fill="#b9805a"/><ellipse cx="48" cy="45" rx="14" ry="18" fill="#c98f66"/><path d="M33 42c2-14 8-19 15-19s13 5 15 19c-4-8-9-11-15-11s-11 3-15 11z" fill="#2b1a14"/></svg>`;

/** A drawn face, so that no sample needs a picture of anybody. */
export const portrait = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
