import type { Meta, StoryObj } from "@storybook/react-vite";
import { Award, Globe, Landmark, MapPin } from "lucide-react";
import { StoreBadge } from "../brand/store-badge";
import { Avatar } from "../avatar/avatar";
import { Button } from "../button/button";
import { CollegePreviewBanner } from "../facade/college-preview-banner";
import { Combobox } from "../combobox/combobox";
import { SegmentedControl } from "../choice/segmented-control";
import { DoorFacade, type DoorKind } from "../facade/door-facade";
import { GetTheAppFacade } from "../facade/get-the-app-facade";
import { FileField } from "../file/file-field";
import { Select } from "../field/select";
import { TextArea } from "../field/text-area";
import { TextField } from "../field/text-field";
import { AuthSplit } from "../layout/auth-split";
import auth from "../layout/auth-split.stories";
import { GetTheAppPage } from "../layout/get-the-app-page";
import { OnboardingLayout } from "../layout/onboarding-layout";
import onboarding from "../layout/onboarding-layout.stories";
import { Skeleton } from "../skeleton/skeleton";
import { Wordmark } from "../brand/wordmark";

const meta = {
  title: "Showcase/Doors",
  parameters: { page: true },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const AStudentLogin: Story = {
  name: "a Student login",
  render: () => <AuthSplit {...auth.args} />,
};

const about =
  "An autonomous engineering college in the Nilgiri foothills with six departments, a strong robotics lab and a final-year class of 661. Our placement season runs August to March.";
const anna = { value: "anna", label: "Anna University, Chennai" };
const small = { "aria-hidden": true, size: 14, strokeWidth: 2, className: "text-ink-3" } as const;

const collegeForm = (
  <form id="college" className="grid grid-cols-2 gap-x-5 gap-y-4">
    <Combobox
      className="col-span-2"
      label="University"
      noun="universities"
      icon={<Landmark aria-hidden="true" size={18} strokeWidth={1.75} />}
      load={async () => ({ items: [anna] })}
      value={anna}
      onValueChange={() => undefined}
    />
    <TextField
      className="col-span-2"
      label="College name"
      defaultValue="Nilgiri Institute of Technology"
    />
    <SegmentedControl
      className="col-span-2"
      label="Type"
      defaultValue="autonomous"
      options={["Autonomous", "Affiliated", "Deemed", "Constituent"].map((label) => ({
        value: label.toLowerCase(),
        label,
      }))}
    />
    <TextField label="Established" defaultValue="1994" inputMode="numeric" />
    <Select
      label="NAAC grade"
      optional
      defaultValue="A+"
      options={["A++", "A+", "A"].map((grade) => ({ value: grade, label: grade }))}
    />
    <TextField
      label="AISHE code"
      defaultValue="C-2687"
      error="AISHE codes have 5 digits, like C-26871."
    />
    <TextField label="Website" prefix="https://" defaultValue="nilgiri.example" />
    <TextArea className="col-span-2" label="About" maxLength={600} rows={3} defaultValue={about} />
    <FileField
      className="col-span-2"
      label="College crest"
      labelSide="PNG or SVG, up to 2 MB"
      file={{ name: "nilgiri-crest.svg", detail: "38 KB, uploaded" }}
      preview={<Avatar entity="college" name="Nilgiri Institute" decorative />}
      onChoose={() => undefined}
      onRemove={() => undefined}
    />
  </form>
);

const collegePreview = (
  <article className="rounded-sheet border-rule bg-sheet overflow-hidden border">
    <CollegePreviewBanner className="block h-24 w-full" />
    <div className="px-5.5 pb-6">
      <div className="arch bg-sheet relative -mt-8.5 inline-block px-1 pt-1">
        <Avatar entity="college" size="lg" name="Nilgiri Institute of Technology" decorative />
      </div>
      <h3 className="title-xl mt-2">Nilgiri Institute of Technology</h3>
      <p className="text-ink-3">Anna University, autonomous since 1994</p>
      <ul className="text-ink-2 mt-3 flex flex-wrap gap-x-4 gap-y-1.5">
        <li className="flex items-center gap-1.5">
          <Award {...small} /> NAAC A+
        </li>
        <li className="flex items-center gap-1.5">
          <Globe {...small} /> nilgiri.example
        </li>
        <li className="text-ink-3 flex items-center gap-1.5">
          <MapPin {...small} /> Address in the next step
        </li>
      </ul>
      <p className="text-ink-2 mt-3 text-base">{about}</p>
      <dl className="border-rule text-ink-3 mt-4 grid grid-cols-3 gap-4 border-t pt-4 text-xs">
        {["Departments", "Final year", "Average CGPA"].map((term) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="mt-2">
              <Skeleton className="h-4 w-14" />
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-3 mt-3 text-xs">Filled in from academic info, step 8</p>
    </div>
  </article>
);

export const BOnboarding: Story = {
  name: "b Officer onboarding",
  globals: { role: "po" },
  render: () => (
    <OnboardingLayout {...onboarding.args} preview={collegePreview}>
      {collegeForm}
    </OnboardingLayout>
  ),
};

export const JGetTheApp: Story = {
  name: "j Get the app, student",
  render: () => (
    <GetTheAppPage
      title="Your placements, in your pocket"
      lead="This window is too narrow for the Toran website. Get the app, or open Toran in a window at least 1024 pixels wide."
      facade={<GetTheAppFacade device="phone" />}
    >
      <StoreBadge store="apple" href="#apple" />
      <StoreBadge store="google" href="#google" />
    </GetTheAppPage>
  ),
};

export const JMoreRoom: Story = {
  name: "j Get the app, officer",
  globals: { role: "po" },
  render: () => (
    <GetTheAppPage
      title="A little more room, please"
      lead="Toran for placement officers needs a window at least 1024 pixels wide. New things are coming soon for smaller screens."
      facade={<GetTheAppFacade device="window" />}
    />
  ),
};

const doors: readonly [string, DoorKind, string, string, string, string?][] = [
  ["student", "expired", "Session expired", "Please login again to continue.", "Log In"],
  [
    "po",
    "other-door",
    "This area is for companies",
    "You are logged in as a placement officer. Company pages open with a company account.",
    "Go to your home",
    "Log in as someone else",
  ],
  [
    "hr",
    "missing",
    "There is no page here",
    "The link may be old, or the page has moved. Nothing of yours is lost.",
    "Go to your home",
    "Tell us about a broken link",
  ],
  [
    "student",
    "closed",
    "You do not have access",
    "Nilgiri Institute keeps this list for its placement office. Ask them if you need it.",
    "Back",
    "Message placement office",
  ],
];

// Four pages on one sheet; each alone is a StatePage.
export const LStates: Story = {
  name: "l Stopped at the door",
  render: () => (
    <div className="bg-rule wide:grid-cols-2 grid gap-px">
      {doors.map(([role, kind, title, words, way, other]) => (
        <section key={kind} data-role={role} className="bg-sheet controls-lg flex h-112">
          <div className="flex min-w-0 flex-1 flex-col py-8 ps-10">
            <Wordmark />
            <div className="my-auto pe-4">
              <h2 className="title-3xl">{title}</h2>
              <p className="text-ink-2 mt-2 text-base">{words}</p>
              <div className="mt-5 flex flex-wrap gap-1.5">
                <Button>{way}</Button>
                {other && <Button intent="quiet">{other}</Button>}
              </div>
            </div>
          </div>
          <div className="bg-facade-0 w-75 flex-none overflow-hidden">
            <DoorFacade kind={kind} />
          </div>
        </section>
      ))}
    </div>
  ),
};
