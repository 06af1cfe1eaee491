import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowLeft, CloudCheck, Globe, LifeBuoy, LogOut } from "lucide-react";
import { expect, userEvent, within } from "storybook/test";
import { Avatar } from "../avatar/avatar";
import { Button } from "../button/button";
import { SegmentedControl } from "../choice/segmented-control";
import { CollegePreviewBanner } from "../facade/college-preview-banner";
import { FileField } from "../file/file-field";
import { Select } from "../field/select";
import { TextArea } from "../field/text-area";
import { TextField } from "../field/text-field";
import { OnboardingLayout } from "./onboarding-layout";

const steps = [
  {
    title: "Account",
    steps: [
      { label: "Verify email", detail: "meera.k@nilgiri.example", state: "done" },
      { label: "Create password", state: "done" },
    ],
  },
  {
    title: "Plan",
    steps: [
      {
        label: "Billing address",
        detail: "Coimbatore, Tamil Nadu",
        state: "done",
        href: "#billing",
      },
      {
        label: "Plan and payment",
        detail: "Campus plan, paid yearly",
        state: "done",
        href: "#plan",
      },
    ],
  },
  {
    title: "College",
    steps: [
      { label: "College info", detail: "About 4 minutes", state: "current" },
      { label: "College address", state: "next" },
      { label: "Contact info", state: "next" },
      { label: "Academic info", state: "next" },
    ],
  },
] as const;

const about =
  "An autonomous engineering college in the Nilgiri foothills with six departments, a strong robotics lab and a final-year class of 661. Our placement season runs August to March.";

const crest = <Avatar entity="college" name="Nilgiri Institute of Technology" decorative />;

const form = (
  <form id="college" className="grid grid-cols-2 gap-x-5 gap-y-4">
    <TextField
      className="col-span-2"
      label="College name"
      defaultValue="Nilgiri Institute of Technology"
    />
    <SegmentedControl
      className="col-span-2"
      label="Type"
      defaultValue="autonomous"
      options={[
        { value: "autonomous", label: "Autonomous" },
        { value: "affiliated", label: "Affiliated" },
        { value: "deemed", label: "Deemed" },
        { value: "constituent", label: "Constituent" },
      ]}
    />
    <TextField label="Established" defaultValue="1994" inputMode="numeric" />
    <Select
      label="NAAC grade"
      optional
      placeholder="Choose a grade"
      defaultValue="A+"
      options={["A++", "A+", "A", "B++"].map((grade) => ({ value: grade, label: grade }))}
    />
    <TextField
      label="AISHE code"
      defaultValue="C-2687"
      error="AISHE codes have 5 digits, like C-26871."
    />
    <TextField label="Website" prefix="https://" defaultValue="nilgiri.example" />
    <TextArea className="col-span-2" label="About" maxLength={600} defaultValue={about} />
    <FileField
      className="col-span-2"
      label="College crest"
      labelSide="PNG or SVG, up to 2 MB"
      file={{ name: "nilgiri-crest.svg", detail: "38 KB, uploaded" }}
      preview={crest}
      onChoose={() => undefined}
      onRemove={() => undefined}
    />
  </form>
);

const preview = (
  <article className="rounded-sheet border-rule bg-sheet overflow-hidden border">
    <CollegePreviewBanner className="block h-24 w-full" />
    <div className="px-5.5 pb-5">
      <div className="arch bg-sheet -mt-8.5 inline-block px-1 pt-1">
        <Avatar entity="college" size="lg" name="Nilgiri Institute of Technology" decorative />
      </div>
      <h3 className="title-xl mt-2">Nilgiri Institute of Technology</h3>
      <p className="text-ink-3">Anna University, autonomous since 1994</p>
      <p className="text-ink-2 mt-3 flex items-center gap-1.5">
        <Globe aria-hidden="true" size={14} strokeWidth={2} className="text-ink-3" />
        nilgiri.example
      </p>
      <p className="text-ink-2 mt-3 text-base">{about}</p>
    </div>
  </article>
);

const meta = {
  component: OnboardingLayout,
  parameters: { page: true },
  globals: { role: "po" },
  args: {
    railTitle: "Set up your college",
    steps,
    railFoot: (
      <>
        <a href="#help" className="flex items-center gap-1.75">
          <LifeBuoy aria-hidden="true" size={14} strokeWidth={2} />
          Having trouble?
        </a>
        <a href="#out" className="flex items-center gap-1.75">
          <LogOut aria-hidden="true" size={14} strokeWidth={2} />
          Log out
        </a>
      </>
    ),
    progress: "Step 5 of 8",
    title: "Tell us about your college",
    children: form,
    back: (
      <Button intent="quiet">
        <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.75} />
        Back
      </Button>
    ),
    saveState: (
      <>
        <CloudCheck aria-hidden="true" size={16} strokeWidth={1.75} />
        Draft saved just now
      </>
    ),
    action: (
      <Button type="submit" form="college" busyLabel="Saving">
        Save and continue
      </Button>
    ),
    preview,
    previewTitle: "What companies will see",
  },
} satisfies Meta<typeof OnboardingLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const CollegeInfo: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("link", { name: /^Plan and payment/ }).focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Log out" })).toHaveFocus();
  },
};
export const WithoutPreview: Story = { args: { preview: undefined } };

export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const saved = canvas.getByText("Draft saved just now").getBoundingClientRect();
    const back = canvas.getByText("Back").getBoundingClientRect();
    const save = canvas.getByRole("button", { name: "Save and continue" }).getBoundingClientRect();
    await expect(back.left - saved.right, "the action is at the end").toBeGreaterThan(
      saved.left - save.right,
    );
  },
};
