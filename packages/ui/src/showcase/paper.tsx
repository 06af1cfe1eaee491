import { Avatar } from "../avatar/avatar";

const entries = [
  [
    "Experience",
    [
      [
        "Engineering intern, Meghdoot Cloud",
        "Bengaluru",
        "May to Jul 2025",
        [
          "Rebuilt the billing console's usage table; 50,000 rows now scroll without a stutter.",
          "Cut the first load from 4.1 s to 1.6 s on a mid-range phone over 3G.",
          "Wrote the keyboard and screen-reader test plan the team still runs each release.",
        ],
      ],
      [
        "Design and front-end intern, Trailhead Studio",
        "Udhagamandalam",
        "Dec 2024 to Jan 2025",
        ["Designed and shipped a booking flow for six homestays; direct bookings rose 38%."],
      ],
    ],
  ],
  [
    "Projects",
    [
      [
        "Saathi, live bus times for hill towns",
        "React, TypeScript, PostgreSQL, service workers",
        "Jan to May 2025",
        [
          "Led a team of four. Offline timetable works on 2G; rolled out with the state depot.",
          "3,100 riders a week by semester end; the depot prints its QR code at 42 stops.",
        ],
      ],
      [
        "Leaf rust detector for tea estates",
        "PyTorch, FastAPI",
        "Aug to Nov 2024",
        ["Trained on 11,200 leaf photos from the Tea Board; 93% recall on new estates."],
      ],
    ],
  ],
] as const;

/** A résumé as it lies on the desk of the studio. */
export const Paper = () => (
  <article
    data-theme="light"
    aria-label="Résumé of Ananya Iyer"
    className="bg-lift text-ink shadow-over mx-auto my-4 w-135 px-11 py-10 text-xs"
  >
    <header className="border-rule flex items-start justify-between border-b pb-3">
      <div>
        <h2 className="title-2xl">Ananya Iyer</h2>
        <p className="text-accent-ink text-sm">Front-end engineer, final-year Computer Science</p>
        <p className="text-ink-2">
          Coimbatore · ananya.iyer@nilgiri.example · toran.example/profile/ananya-iyer
        </p>
      </div>
      <Avatar entity="person" size="lg" name="Ananya Iyer" decorative />
    </header>
    <h3 className="text-accent-ink mt-3 text-sm font-semibold">Summary</h3>
    <p>
      I build web apps that hold up on slow networks and small screens. Two internships, one product
      used by 3,100 bus riders a week, and a habit of testing with people who will use it.
    </p>
    {entries.map(([title, list]) => (
      <section key={title}>
        <h3 className="text-accent-ink mt-3 text-sm font-semibold">{title}</h3>
        {list.map(([what, where, when, points]) => (
          <div key={what} className="mb-1.5">
            <p className="flex justify-between">
              <b className="font-semibold">{what}</b>
              <span className="text-ink-3">{when}</span>
            </p>
            <p className="text-ink-3">{where}</p>
            <ul className="list-disc ps-4">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    ))}
  </article>
);
