import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  CalendarDays,
  CalendarPlus,
  IndianRupee,
  ListFilter,
  MapPin,
  MessageSquare,
  Users,
} from "lucide-react";
import { useState } from "react";
import { expect, within } from "storybook/test";
import { Avatar } from "../avatar/avatar";
import { PipelineBoard } from "../board/pipeline-board";
import type { BoardStage } from "../board/stage";
import { Button } from "../button/button";
import { PageHeader } from "../shell/page-header";
import { StatusPill } from "../status/status-pill";
import { Tabs } from "../tabs/tabs";
import { HrFrame } from "./frames";

const meta = {
  title: "Showcase/HR pipeline",
  parameters: { page: true },
  globals: { role: "hr" },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const icon = { "aria-hidden": true, size: 14, strokeWidth: 2 } as const;

interface Candidate {
  name: string;
  place: string;
  cgpa: string;
  skills: string;
  side: string;
}

/** "Name, College, Department, CGPA, skills, what stands at the side" in one line each. */
const read = (lines: string): Candidate[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [name = "", college, branch, cgpa = "", skills, side = ""] = line.trim().split("; ");
      return { name, place: `${college}, ${branch}`, cgpa, skills: `${skills} of 9 skills`, side };
    });

const stages: BoardStage<Candidate>[] = [
  [
    "Applied",
    248,
    `Lalrinpuii Ralte; Brahma; CSE; 8.76; 7; 2 h
    Aditi Kulkarni; Konkan; IT; 8.41; 6; 3 h
    Nikhil Patil; Deccan; CSE; 8.24; 6; 5 h
    Tenzin Dolma; Brahma; ECE; 8.58; 5; 1 d
    Rhea D'Souza; Konkan; CSE; 8.19; 7; 1 d
    Imran Sayyed; Deccan; IT; 8.02; 6; 2 d`,
  ],
  [
    "Shortlisted",
    96,
    `Sneha Reddy; Nilgiri; CSE; 8.94; 8; 1 d
    Rohan Deshmukh; Konkan; CSE; 8.47; 7; 1 d
    Gauri Menon; Kaveri; IT; 8.30; 7; 2 d
    Joseph Kurian; Kaveri; CSE; 8.36; 6; 2 d
    Simran Kaur; Vindhya; CSE; 8.55; 8; 3 d
    Bhavya Shetty; Kaveri; ECE; 8.21; 6; 3 d`,
  ],
  [
    "Assessment",
    61,
    `Ishita Banerjee; Nilgiri; ECE; 9.41; 8; 91%
    Priyanka Jadhav; Konkan; CSE; 8.71; 8; 88%
    Devansh Agarwal; Vindhya; CSE; 8.52; 7; 82%
    Faizan Ali; Thar; CSE; 8.65; 7; 79%
    Tanvi Joshi; Konkan; IT; 8.33; 7; 76%
    Abel Mathew; Kaveri; CSE; 8.09; 6; 74%`,
  ],
  [
    "Interview",
    24,
    `Karthik Subramanian; Nilgiri; CSE; 8.90; 8; 14:00
    Zoya Sheikh; Deccan; ECE; 8.83; 7; 15:00
    Arjun Chauhan; Thar; CSE; 8.12; 7; Done
    Wanda Lyngdoh; Brahma; CSE; 8.48; 8; Fri 10:00
    Yash Vardhan; Vindhya; IT; 8.27; 7; Fri 11:30
    Pooja Nambiar; Kaveri; CSE; 8.66; 7; Mon 09:30`,
  ],
  [
    "Offer",
    11,
    `Ananya Iyer; Nilgiri; CSE; 9.12; 9; ₹16.5 LPA
    Harpreet Singh Gill; Vindhya; CSE; 8.97; 8; ₹16.5 LPA
    Oyin Balogun; Lagos; CSE; 9.05; 8; ₹17.0 LPA
    Sara Thomas; Kaveri; CSE; 8.88; 8; ₹16.0 LPA`,
  ],
  [
    "Accepted",
    6,
    `Chidiebere Okafor; Lagos; CSE; 9.28; 9; 6 Jul
    Meghna Pillai; Kaveri; CSE; 9.03; 8; 6 Jul
    Farhan Qureshi; Vindhya; IT; 8.61; 8; 6 Jul
    Riya Sen; Nilgiri; CSE; 8.93; 8; 20 Jul
    Kabir Malhotra; Thar; CSE; 8.74; 7; 6 Jul
    Neha Wagh; Konkan; IT; 8.69; 8; 6 Jul`,
  ],
].map(([title, count, lines]) => ({
  id: String(title).toLowerCase(),
  title: String(title),
  count: Number(count),
  items: read(String(lines)),
}));

const colleges = [
  ["Nilgiri", 62],
  ["Kaveri", 48],
  ["Vindhya", 41],
  ["Konkan", 36],
  ["Thar", 21],
  ["Deccan", 19],
  ["Brahma", 14],
  ["Lagos", 7],
] as const;

const facts = [
  [MapPin, "Bengaluru"],
  [IndianRupee, "14 to 18 LPA"],
  [Users, "6 of 12 seats filled"],
  [CalendarDays, "Closes 28 Nov, 15 days left"],
] as const;

const tabs = [
  { value: "pipeline", label: "Pipeline" },
  { value: "applicants", label: "Applicants", count: 248 },
  { value: "colleges", label: "Colleges", count: 8 },
  { value: "details", label: "Job details" },
  { value: "activity", label: "Activity" },
];

function Pipeline() {
  const [tab, setTab] = useState("pipeline");
  return (
    <HrFrame
      current="Jobs"
      crumbs={[{ label: "Jobs", href: "#jobs" }, { label: "Graduate Software Engineer" }]}
    >
      <PageHeader
        title={
          <span className="flex items-center gap-3">
            Graduate Software Engineer, Fleet
            <StatusPill glyph="done" tone="ok">
              Open
            </StatusPill>
          </span>
        }
        context={
          <span className="text-ink-2 flex flex-wrap gap-x-5 pt-1">
            {facts.map(([Icon, words]) => (
              <span key={words} className="flex items-center gap-1.5">
                <Icon {...icon} className="text-ink-3" />
                {words}
              </span>
            ))}
          </span>
        }
        actions={
          <>
            <Button intent="secondary">
              <MessageSquare {...icon} size={16} />
              Message colleges
            </Button>
            <Button>
              <CalendarPlus {...icon} size={16} />
              Schedule interviews
            </Button>
          </>
        }
      />
      <Tabs className="px-6" label="The job" tabs={tabs} value={tab} onValueChange={setTab} />
      <h2 className="sr-only">Pipeline</h2>
      <div className="controls-sm flex min-h-13 items-center gap-1 px-5">
        <Button intent="soft" aria-pressed="true">
          All colleges
        </Button>
        {colleges.map(([name, count]) => (
          <Button key={name} intent="quiet" aria-pressed="false">
            <Avatar entity="college" size="xs" name={name} decorative />
            {name} <span className="text-ink-3 tnum font-normal">{count}</span>
          </Button>
        ))}
        <Button intent="quiet" className="ms-auto">
          <ListFilter {...icon} />
          Filter
        </Button>
      </div>
      <PipelineBoard
        label="Applicants for Graduate Software Engineer, Fleet"
        stages={stages}
        itemId={({ name }) => name}
        itemName={({ name }) => name}
        onOpen={() => undefined}
        onMore={() => undefined}
        onMove={() => undefined}
        renderItem={(candidate) => (
          <div className="flex gap-2.5">
            <span className="flex flex-col items-center gap-1">
              <Avatar decorative entity="person" size="sm" name={candidate.name} />
              <Avatar decorative entity="college" size="xs" name={candidate.place} />
            </span>
            <span className="stretch-dense min-w-0 flex-1">
              <span className="block truncate font-medium">{candidate.name}</span>
              <span className="flex justify-between gap-2">
                <span className="text-ink-2 truncate">{candidate.place}</span>
                <span className="tnum font-semibold">{candidate.cgpa}</span>
              </span>
              <span className="text-ink-3 flex justify-between gap-2 text-xs">
                <span>{candidate.skills}</span>
                <span>{candidate.side}</span>
              </span>
            </span>
          </div>
        )}
      />
    </HrFrame>
  );
}

export const GPipeline: Story = {
  name: "g HR pipeline",
  render: () => <Pipeline />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Ananya Iyer" })).toBeVisible();
  },
};
