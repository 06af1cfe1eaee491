import type { FileReply } from "../http/implement";

/** The key under which pages ask for what they show while something takes long. */
export const loaderAnimationKey = "loader-animation";

// A square wall, an arch, and its window lighting up; it stands still for those who want no motion.
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="48" height="48"><style>@media (prefers-reduced-motion:no-preference){circle{animation:light 1.4s ease-in-out infinite alternate}}@keyframes light{from{opacity:.25}}</style><rect width="24" height="24" rx="5" fill="#2b4bb3"/><path d="M6.5 24V11.5a5.5 5.5 0 0 1 11 0V24z" fill="#fcfcff"/><circle cx="12" cy="13" r="2.75" fill="#f5ae2f"/></svg>`;

/** The animation that comes with the server; a deployment may put another in front of it. */
export const loaderAnimation = (): FileReply => {
  const body = Buffer.from(drawing);
  return {
    headers: {
      "content-type": "image/svg+xml",
      "content-length": String(body.length),
      "cache-control": "public, max-age=3600",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
    body,
  };
};
