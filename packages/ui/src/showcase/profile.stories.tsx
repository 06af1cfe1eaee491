import type { Meta, StoryObj } from "@storybook/react-vite";
import { CirclePlay, Download, Mic, Trophy } from "lucide-react";
import { expect, within } from "storybook/test";
import { Avatar } from "../avatar/avatar";
import { Button } from "../button/button";
import { DotRows } from "../dot-rows/dot-rows";
import { ProfileBanner } from "../facade/profile-banner";
import { PublicPage } from "../layout/public-page";
import { domains } from "./student";

const meta = {
  title: "Showcase/Public profile",
  parameters: { page: true },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const icon = { "aria-hidden": true, size: 18, strokeWidth: 1.75 } as const;

const facts = [
  ["CGPA", "9.12"],
  ["Projects", "4"],
  ["Internships", "2"],
  ["Achievements", "5"],
] as const;

const jobs = [
  [
    "Meghdoot Cloud",
    "Engineering intern, Meghdoot Cloud",
    "Rebuilt the billing usage table and cut first load from 4.1 s to 1.6 s over 3G.",
    "May to Jul 2025",
  ],
  [
    "Trailhead Studio",
    "Design and front-end intern, Trailhead Studio",
    "Shipped a booking flow for six homestays; direct bookings rose 38%.",
    "Dec 2024",
  ],
] as const;

const Aside = () => (
  <div className="flex flex-col gap-6">
    <section>
      <h2 className="title-lg mb-2">Skills by domain</h2>
      <DotRows {...domains} />
    </section>
    <section>
      <h2 className="title-lg">Education</h2>
      <ul className="divide-rule divide-y">
        {[
          ["B.E. Computer Science", "Nilgiri Institute of Technology, CGPA 9.12", "2022 to 2026"],
          ["Class XII, State Board", "Breeks School, 96.4%", "2022"],
        ].map(([what, where, when]) => (
          <li key={what} className="flex justify-between gap-3 py-2">
            <span>
              <b className="block font-semibold">{what}</b>
              <span className="text-ink-3 text-xs">{where}</span>
            </span>
            <span className="text-ink-3 flex-none">{when}</span>
          </li>
        ))}
      </ul>
    </section>
    <section>
      <h2 className="title-lg">Achievements</h2>
      <ul className="text-ink-2">
        <li className="flex items-center gap-2.5 py-1.5">
          <Trophy {...icon} size={16} className="text-accent-ink flex-none" />
          Smart campus hackathon, second of 214 teams
        </li>
        <li className="flex items-center gap-2.5 py-1.5">
          <Mic {...icon} size={16} className="text-accent-ink flex-none" />
          Speaker, Coimbatore JS meetup, 2025
        </li>
      </ul>
    </section>
  </div>
);

const Head = () => (
  <header className="flex flex-wrap items-end gap-6">
    <span className="bg-sheet relative z-1 -mt-16 rounded-full p-1">
      <Avatar entity="person" size="xl" name="Ananya Iyer" decorative />
    </span>
    <div className="flex-1 pb-1">
      <h1 className="title-4xl">Ananya Iyer</h1>
      <p className="text-ink-2 text-lg">Front-end engineer who tests on one bar of signal</p>
      <p className="text-ink-2 mt-1 flex items-center gap-2 text-base">
        <Avatar entity="college" size="xs" name="Nilgiri Institute" decorative />
        B.E. Computer Science, 2026, Nilgiri Institute of Technology
      </p>
    </div>
    <div className="controls-lg flex gap-2 pb-1">
      <Button intent="secondary">
        <CirclePlay {...icon} />
        Video résumé, 0:58
      </Button>
      <Button>
        <Download {...icon} />
        Résumé
      </Button>
    </div>
  </header>
);

const Projects = () => (
  <section>
    <h2 className="title-lg mb-3">Projects</h2>
    <div className="flex gap-5">
      <span aria-hidden="true" className="bg-accent-tint h-47 w-75 flex-none rounded-lg" />
      <div>
        <h3 className="title-lg">Saathi, live bus times for hill towns</h3>
        <p className="text-ink-3">Jan to May 2025, team of four</p>
        <p className="text-ink-2 mt-2 text-base">
          A rider web app with an offline timetable that works on 2G, rolled out with the state
          transport depot in Udhagamandalam. 3,100 riders a week by the end of the semester.
        </p>
        <p className="text-ink-3 mt-1.5">React, TypeScript, PostgreSQL, service workers</p>
        <a className="link mt-1 inline-block" href="#saathi">
          saathi.example
        </a>
      </div>
    </div>
    <ul className="border-rule mt-4 grid grid-cols-2 gap-5 border-t pt-4">
      {[
        ["Leaf rust detector", "Aug to Nov 2024", "PyTorch, FastAPI", "bg-ok-tint"],
        ["Trail signs", "Feb to Apr 2024", "Figma, accessibility", "bg-warn-tint"],
      ].map(([title, when, skills, tint]) => (
        <li key={title} className="flex items-center gap-4">
          <span aria-hidden="true" className={`h-17 w-26 rounded-md ${tint}`} />
          <span>
            <b className="block font-semibold">{title}</b>
            <span className="text-ink-3 block">{when}</span>
            <span className="text-ink-3 block">{skills}</span>
          </span>
        </li>
      ))}
    </ul>
  </section>
);

const Facts = () => (
  <dl className="border-rule divide-rule mt-5 flex divide-x border-y">
    {facts.map(([term, value]) => (
      <div key={term} className="py-3 pe-11 not-first:ps-5">
        <dt className="text-ink-3 text-xs">{term}</dt>
        <dd className="title-xl">{value}</dd>
      </div>
    ))}
    <div className="py-3 ps-5">
      <dt className="text-ink-3 text-xs">Top skills</dt>
      <dd className="text-base">React, TypeScript, PostgreSQL, Figma, Accessibility, Node.js</dd>
    </div>
  </dl>
);

const Experience = () => (
  <section className="mt-7">
    <h2 className="title-lg">Experience</h2>
    <ul className="divide-rule divide-y">
      {jobs.map(([company, title, words, when]) => (
        <li key={title} className="flex items-start gap-3.5 py-3">
          <Avatar entity="company" name={company} decorative />
          <span className="flex-1">
            <b className="block font-semibold">{title}</b>
            <span className="text-ink-2 text-base">{words}</span>
          </span>
          <span className="text-ink-3">{when}</span>
        </li>
      ))}
    </ul>
  </section>
);

export const IProfile: Story = {
  name: "i Public profile",
  render: () => (
    <PublicPage
      headOnBanner
      actions={
        <a
          href="#login"
          className="border-on-facade-2 hover:bg-on-facade/10 flex h-8 items-center rounded-md border px-3 font-medium"
        >
          Log in
        </a>
      }
      banner={<ProfileBanner />}
      footer="This page is shared by its owner. It can be taken back at any time."
    >
      <Head />
      <Facts />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)_--spacing(80)] gap-14">
        <div>
          <Projects />
          <Experience />
        </div>
        <Aside />
      </div>
    </PublicPage>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("heading", { level: 1, name: "Ananya Iyer" }),
    ).toBeVisible();
  },
};
