import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { RoleSwitch } from "../brand/role-switch";
import { Button } from "../button/button";
import { AuthFacade } from "../facade/auth-facade";
import { HelpIcon, MailIcon } from "../icon/icons";
import { OtpInput } from "../field/otp-input";
import { PasswordField } from "../field/password-field";
import { TextField } from "../field/text-field";
import { AuthSplit } from "./auth-split";

const roles = [
  { label: "Student", entity: "person", href: "#student" },
  { label: "College", entity: "college", href: "#po" },
  { label: "Company", entity: "company", href: "#hr" },
] as const;

const header = (current: string) => (
  <RoleSwitch
    label="I am a"
    items={roles.map((item) => ({ ...item, current: item.href === current }))}
  />
);

const footer = (
  <>
    <a href="#help" className="flex items-center gap-1.75">
      <HelpIcon size={14} />
      Having trouble logging in?
    </a>
    <a href="#terms" className="ml-auto">
      Terms
    </a>
    <a href="#privacy">Privacy</a>
  </>
);

const form = (
  <form className="flex flex-col gap-4.5">
    <TextField
      label="Email"
      type="email"
      autoComplete="email"
      defaultValue="ananya.iyer@nilgiri.example"
      icon={<MailIcon size={18} />}
    />
    <PasswordField
      label="Password"
      defaultValue="correcthorse1"
      labelSide={
        <a className="link" href="#forgot">
          Forgot password?
        </a>
      }
    />
    <div className="mt-1.5 flex flex-col gap-2.5">
      <Button wide type="submit" busyLabel="Logging in">
        Log in
      </Button>
      <Button wide intent="secondary">
        Get a one-time code by email
      </Button>
    </div>
    <p className="text-ink-2 text-base">
      New here?{" "}
      <a className="link" href="#register">
        Create a student account
      </a>
    </p>
  </form>
);

const meta = {
  component: AuthSplit,
  parameters: { page: true },
  args: {
    header: header("#student"),
    title: "Log in to your portfolio",
    lead: "Pick up where you left off. Your college and recruiters see only what you publish.",
    children: form,
    footer,
    facade: <AuthFacade scene="student" />,
    sentence: (
      <>
        One portfolio.
        <br />
        Every company your college invites.
      </>
    ),
  },
} satisfies Meta<typeof AuthSplit>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Student: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByLabelText("Email").focus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Forgot password?" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText("Password")).toHaveFocus();
  },
};

export const Officer: Story = {
  globals: { role: "po" },
  args: {
    header: header("#po"),
    title: "Log in to your placement office",
    lead: "The whole season on one page.",
    facade: <AuthFacade scene="po" />,
    sentence: "Your gate to every company that hires.",
  },
};

export const Hr: Story = {
  globals: { role: "hr" },
  args: {
    header: header("#hr"),
    title: "Log in to your hiring desk",
    lead: "Colleges you know, and colleges you should.",
    facade: <AuthFacade scene="hr" />,
    sentence: "Meet the class of 2026 where it studies.",
  },
};

export const OneTimeCode: Story = {
  args: {
    title: "Enter the code",
    lead: "We sent six digits to ananya.iyer@nilgiri.example.",
    children: (
      <>
        <OtpInput label="Code from the email" hint="The code works for 10 minutes." />
        <Button wide>Continue</Button>
      </>
    ),
  },
};
