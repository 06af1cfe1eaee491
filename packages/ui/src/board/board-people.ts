import type { BoardStage } from "./stage";

interface Candidate {
  roll: string;
  name: string;
  college: string;
  department: string;
  cgpa: string;
  skills: string;
  side: string;
}

const one = (
  roll: string,
  name: string,
  college: string,
  cgpa: string,
  side: string,
): Candidate => ({
  roll,
  name,
  college,
  department: "CSE",
  cgpa,
  skills: "7 of 9 skills",
  side,
});

export const start: BoardStage<Candidate>[] = [
  {
    id: "applied",
    title: "Applied",
    count: 248,
    items: [
      one("1", "Lalrinpuii Ralte", "Brahma", "8.76", "2 h"),
      one("2", "Aditi Kulkarni", "Konkan", "8.41", "3 h"),
    ],
  },
  {
    id: "shortlisted",
    title: "Shortlisted",
    count: 96,
    items: [
      one("3", "Sneha Reddy", "Nilgiri", "8.94", "1 d"),
      one("4", "Rohan Deshmukh", "Nilgiri", "8.47", "1 d"),
    ],
  },
  {
    id: "interview",
    title: "Interview",
    count: 24,
    items: [one("5", "Karthik Subramanian", "Nilgiri", "8.90", "14:00")],
  },
  {
    id: "offer",
    title: "Offer",
    count: 11,
    items: [one("6", "Ananya Iyer", "Nilgiri", "9.12", "₹16.5 LPA")],
  },
  { id: "accepted", title: "Accepted", count: 0, items: [] },
];

export function moveTo(stages: BoardStage<Candidate>[], item: Candidate, to: string) {
  return stages.map((stage) => {
    const here = stage.items.includes(item);
    if (stage.id === to) return { ...stage, count: stage.count + 1, items: [item, ...stage.items] };
    if (!here) return stage;
    return { ...stage, count: stage.count - 1, items: stage.items.filter((held) => held !== item) };
  });
}

const order = start.map(({ id }) => id);
/** Never back, and never to the last stage. */
export const isOnwards = (_: Candidate, to: string, from: string) =>
  order.indexOf(to) > order.indexOf(from) && to !== "accepted";
