/** What the student's showcase pages tell of her. */
export const projects = [
  {
    title: "Leaf rust detector for tea estates",
    when: "Aug to Nov 2024, with Tea Board field team",
    skills: "PyTorch, FastAPI",
    tint: "bg-ok-tint",
  },
  {
    title: "Trail signs, a wayfinding kit",
    when: "Feb to Apr 2024, campus design studio",
    skills: "Figma, Accessibility",
    tint: "bg-warn-tint",
  },
  {
    title: "Seat planner for exam halls",
    when: "Oct 2023, 36-hour hackathon, second place",
    skills: "TypeScript, SQL",
    tint: "bg-facade-1",
  },
] as const;

const domain = (name: string, average: number, ...values: number[]) => ({
  name,
  average,
  dots: values.map((value, n) => ({ name: `${name} ${n + 1}`, value })),
});

export const domains = {
  finding: "Web is the strongest domain, close to expert; cloud is where most is left to learn.",
  rows: [
    domain("Web", 3.1, 2.6, 2.9, 3.3, 3.6),
    domain("Data", 2.2, 1.6, 2.2, 2.8),
    domain("Systems", 2.2, 2, 2.4),
    domain("Cloud", 1.6, 1.2, 1.9),
    domain("Design", 2.8, 2.5, 3),
    domain("Teamwork", 3.1, 2.7, 3.1, 3.4),
  ],
  from: { value: 0, name: "New" },
  to: { value: 4, name: "Expert" },
  middle: "Working",
  legend: { dot: "one skill", bar: "domain average" },
};
