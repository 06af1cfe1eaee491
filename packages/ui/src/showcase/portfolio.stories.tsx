import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  ArrowUpRight,
  Copy,
  Eye,
  Globe,
  GripVertical,
  Link2,
  Pencil,
  Plus,
  Share2,
  Trash2,
  Video,
} from "lucide-react";
import { useState } from "react";
import { expect, within } from "storybook/test";
import { Avatar } from "../avatar/avatar";
import { Button } from "../button/button";
import { IconButton } from "../button/icon-button";
import { MultiCombobox } from "../combobox/multi-combobox";
import type { ComboboxOption } from "../combobox/option";
import { MonthField } from "../date/month-field";
import { DotRows } from "../dot-rows/dot-rows";
import { TextArea } from "../field/text-area";
import { TextField } from "../field/text-field";
import { FileField } from "../file/file-field";
import { ProgressWindows } from "../progress/progress-windows";
import { StepWindow } from "../stepper/stepper";
import { StudentFrame } from "./frames";
import { domains, projects } from "./student";

const meta = {
  title: "Showcase/Student portfolio",
  parameters: { page: true },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
const sections = [
  ["Personal info"],
  ["Documents"],
  ["Education", 3],
  ["Skills", 14],
  ["Projects", 4],
  ["Experience", 2],
  ["Achievements", 5],
  ["Additional", 1],
] as const;
const top = ["React", "TypeScript", "PostgreSQL", "Figma", "Accessibility", "Node.js"];
const used = ["React", "TypeScript", "PostgreSQL", "Service workers"].map((label) => ({
  value: label,
  label,
}));
const nothing = () => undefined;
const noOptions = async () => ({ items: [] as ComboboxOption[] });

function ProjectForm() {
  const [skills, setSkills] = useState<ComboboxOption[]>(used);
  return (
    <form
      aria-label="Saathi, live bus times for hill towns"
      className="border-accent-line bg-accent-wash mt-3 rounded-lg border"
    >
      <div className="grid grid-cols-4 gap-x-3 gap-y-3 p-4">
        <TextField
          className="col-span-2"
          label="Title"
          defaultValue="Saathi, live bus times for hill towns"
        />
        <MonthField label="From" value="2025-01" onValueChange={nothing} />
        <MonthField label="To" value="2025-05" onValueChange={nothing} />
        <TextField
          className="col-span-2"
          label="Link"
          icon={<Link2 {...icon} />}
          defaultValue="saathi.nilgiri.example"
        />
        <FileField
          className="col-span-2"
          label="Image"
          file={{ name: "saathi-cover.png", detail: "412 KB" }}
          onChoose={nothing}
        />
        <TextArea
          className="col-span-4"
          label="What you did"
          maxLength={400}
          rows={3}
          defaultValue="Led a team of four. Built the rider web app in React and the offline timetable that works on 2G. Rolled out with the state transport depot in Udhagamandalam; 3,100 riders a week by the end of the semester."
        />
        <MultiCombobox
          className="col-span-4"
          label="Skills used"
          noun="skills"
          placeholder="Add a skill"
          load={noOptions}
          values={skills}
          onValuesChange={setSkills}
        />
      </div>
      <footer className="border-rule flex items-center gap-2 border-t px-4 py-2.5">
        <Button intent="quiet" className="text-bad -ms-3 me-auto">
          <Trash2 {...icon} />
          Delete
        </Button>
        <Button intent="secondary">Cancel</Button>
        <Button>Save project</Button>
      </footer>
    </form>
  );
}

function Portfolio() {
  return (
    <StudentFrame
      current="Portfolio"
      crumbs={[{ label: "Portfolio", href: "#portfolio" }, { label: "Projects" }]}
    >
      <header className="border-rule flex items-center gap-4 border-b px-6 py-4">
        <Avatar entity="person" size="lg" name="Ananya Iyer" decorative />
        <div className="me-10">
          <h1 className="title-2xl">Your portfolio</h1>
          <p className="text-ink-3">Last updated today at 09:42</p>
        </div>
        <ProgressWindows label="Portfolio" done={8} total={9} size="lg" percent={92} />
        <div className="ms-auto flex gap-2">
          <Button intent="quiet">
            <Eye {...icon} />
            Preview
          </Button>
          <Button intent="secondary">
            <Share2 {...icon} />
            Share profile
          </Button>
        </div>
      </header>
      <div className="divide-rule grid flex-1 grid-cols-[--spacing(49)_minmax(0,1fr)_--spacing(80)] divide-x">
        <nav aria-label="Sections" className="flex flex-col px-4 py-4">
          <ul className="flex flex-col gap-0.5">
            {sections.map(([name, count]) => (
              <li key={name}>
                <a
                  href={`#${name}`}
                  aria-current={name === "Projects" ? "page" : undefined}
                  className="text-ink-2 aria-[current]:bg-accent-wash aria-[current]:text-accent-ink flex h-8.5 items-center gap-2.5 rounded-md px-2 aria-[current]:font-semibold"
                >
                  <StepWindow size="sm" state="done" />
                  <span className="flex-1">{name}</span>
                  {count && <span className="tnum text-xs">{count}</span>}
                </a>
              </li>
            ))}
            <li className="text-ink-2 flex h-8.5 items-center gap-2.5 px-2">
              <StepWindow size="sm" state="next" />
              <span className="flex-1">Video résumé</span>
              <a href="#video" className="text-accent-ink font-medium">
                Add
              </a>
            </li>
          </ul>
          <p className="text-ink-3 mt-auto px-2 pt-6 text-xs">
            Drag a section to change the order on your public profile.
          </p>
        </nav>
        <div className="min-w-0 px-7 py-4">
          <header className="flex items-baseline gap-2">
            <h2 className="title-lg">Top skills</h2>
            <span className="text-ink-3">6 of 7</span>
            <a href="#choose" className="link ms-auto">
              Choose from 14
            </a>
          </header>
          <ol className="mt-2 grid grid-cols-4 gap-1.5">
            {top.map((skill, place) => (
              <li
                key={skill}
                className="border-rule-strong flex h-8 items-center gap-2 rounded-md border px-2"
              >
                <GripVertical {...icon} size={14} className="text-ink-3" />
                <span className="text-ink-3 tnum">{place + 1}</span>
                <span className="font-medium">{skill}</span>
              </li>
            ))}
            <li className="col-span-2">
              <button
                type="button"
                className="border-rule-control text-accent-ink hover:bg-hover flex h-8 w-full items-center gap-2 rounded-md border border-dashed px-3 font-medium"
              >
                <Plus {...icon} size={14} />
                Add one more
              </button>
            </li>
          </ol>
          <header className="mt-5 flex items-center gap-2">
            <h2 className="title-lg">Projects</h2>
            <span className="text-ink-3">4</span>
            <Button intent="secondary" size="sm" className="ms-auto">
              <Plus {...icon} size={14} />
              Add project
            </Button>
          </header>
          <ProjectForm />
          <ul className="divide-rule divide-y">
            {projects.map((project) => (
              <li key={project.title} className="flex items-center gap-3 py-2.5">
                <GripVertical {...icon} className="text-ink-3" />
                <span aria-hidden="true" className={`h-10 w-15 rounded-sm ${project.tint}`} />
                <span className="min-w-0 flex-1">
                  <b className="block truncate font-medium">{project.title}</b>
                  <span className="text-ink-3 block truncate text-xs">{project.when}</span>
                </span>
                <span className="text-ink-3 text-xs">{project.skills}</span>
                <IconButton label={`Edit ${project.title}`}>
                  <Pencil {...icon} />
                </IconButton>
              </li>
            ))}
          </ul>
        </div>
        <aside aria-label="Beside your portfolio" className="bg-well divide-rule divide-y">
          <section aria-labelledby="public" className="px-6 py-4">
            <header className="mb-2 flex items-baseline justify-between">
              <h2 id="public" className="title-lg">
                Public profile
              </h2>
              <span className="text-ok flex items-center gap-1.5 font-medium">
                <Globe {...icon} size={14} />
                Live
              </span>
            </header>
            <p className="border-rule-strong bg-lift flex h-(--control) items-center rounded-md border ps-3 pe-1">
              <span className="flex-1 truncate">
                <span className="text-ink-3">/profile/</span>
                <b className="font-medium">ananya-iyer</b>
              </span>
              <IconButton size="sm" label="Copy the link">
                <Copy {...icon} />
              </IconButton>
              <IconButton size="sm" label="Open the profile">
                <ArrowUpRight {...icon} />
              </IconButton>
            </p>
            <p className="text-ink-3 mt-2 text-xs">Anyone with the link can see it.</p>
          </section>
          <section aria-labelledby="domains" className="px-6 py-4">
            <h2 id="domains" className="title-lg mb-2">
              Skills by domain
            </h2>
            <DotRows {...domains} />
          </section>
          <section aria-labelledby="additional" className="px-6 py-4">
            <header className="flex items-center justify-between">
              <h2 id="additional" className="title-lg">
                Additional skills
              </h2>
              <IconButton label="Edit additional skills">
                <Pencil {...icon} />
              </IconButton>
            </header>
            <p className="text-ink-2">
              Technical writing, Tamil, Malayalam, Hindi, workshop facilitation, photography
            </p>
          </section>
          <section aria-labelledby="record" className="flex gap-4 px-6 py-4">
            <span
              aria-hidden="true"
              className="bg-facade-2 grid h-19 w-16 flex-none items-end justify-center rounded-md"
            >
              <span className="arch bg-spark h-14 w-9" />
            </span>
            <div>
              <h2 id="record" className="font-semibold">
                Record a video résumé
              </h2>
              <p className="text-ink-2 mb-2">
                60 seconds, in any language. You can retake it as often as you like.
              </p>
              <Button intent="secondary" size="sm">
                <Video {...icon} />
                Record
              </Button>
            </div>
          </section>
        </aside>
      </div>
    </StudentFrame>
  );
}

export const EPortfolio: Story = {
  name: "e Student portfolio",
  render: () => <Portfolio />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Save project" })).toBeVisible();
  },
};
