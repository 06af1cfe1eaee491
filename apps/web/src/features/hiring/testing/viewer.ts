/** Somebody of a company who may look at all and change nothing. */
export const viewer = {
  id: "leela",
  email: "leela@kestrel.example",
  firstName: "Leela",
  lastName: "Menon",
  phone: null,
  designation: null,
  picture: null,
  mode: "DASHBOARD",
  rank: "VIEWER",
  company: null,
} as const;
