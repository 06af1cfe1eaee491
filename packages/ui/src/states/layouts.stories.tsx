import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bell, House, Settings } from "lucide-react";
import { RoleSwitch } from "../brand/role-switch";
import { StoreBadge } from "../brand/store-badge";
import { Breadcrumb } from "../breadcrumb/breadcrumb";
import { Button } from "../button/button";
import { IconButton } from "../button/icon-button";
import { AuthFacade } from "../facade/auth-facade";
import { DoorFacade } from "../facade/door-facade";
import { GetTheAppFacade } from "../facade/get-the-app-facade";
import { ProfileBanner } from "../facade/profile-banner";
import { TextField } from "../field/text-field";
import { AuthSplit } from "../layout/auth-split";
import { GetTheAppPage } from "../layout/get-the-app-page";
import { OnboardingLayout } from "../layout/onboarding-layout";
import { PublicPage } from "../layout/public-page";
import { SettingsLayout, SettingsSection } from "../layout/settings-layout";
import { StatePage } from "../layout/state-page";
import { AppShell } from "../shell/app-shell";
import { OrgTile } from "../shell/org-tile";
import { PageHeader } from "../shell/page-header";

/** Pages where they are likeliest to break: in the dark, right to left and with long words at once. */
const meta = {
  title: "States/Layouts",
  parameters: { page: true, shows: ["dark", "long text", "right to left"] },
  globals: { theme: "dark", direction: "rtl", role: "po" },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const nothing = () => undefined;
const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
const long = "Offers of the companies that came in the second week of the season";
const address = `${"placements-and-internships.".repeat(3)}nilgiri.example`;
const field = <TextField label={long} defaultValue={address} hint={long} />;
const actions = (
  <>
    <Button>Go to your home</Button>
    <Button intent="quiet">Log in as someone else</Button>
  </>
);

export const AppShells: Story = {
  render: () => (
    <AppShell
      rail="wide"
      onRailChange={nothing}
      tile={<OrgTile entity="college" name={long} detail={address} />}
      groups={[
        {
          title: long,
          items: [
            { label: "Home", icon: <House {...icon} />, href: "#home", current: true, count: 1284 },
            { label: long, icon: <Bell {...icon} />, href: "#long", waiting: 128 },
          ],
        },
      ]}
      foot={[{ label: long, icon: <Settings {...icon} />, href: "#settings" }]}
      breadcrumb={<Breadcrumb crumbs={[{ label: long, href: "#long" }, { label: address }]} />}
      actions={
        <IconButton label="Notifications">
          <Bell {...icon} />
        </IconButton>
      }
    >
      <PageHeader title={long} count={1284} context={address} actions={actions} />
    </AppShell>
  ),
};

export const AuthSplits: Story = {
  render: () => (
    <AuthSplit
      header={
        <RoleSwitch
          label="I am a"
          items={[
            { label: "Student", entity: "person", href: "#student" },
            { label: "College", entity: "college", href: "#college", current: true },
          ]}
        />
      }
      title={long}
      lead={address}
      footer={<a href="#help">{long}</a>}
      facade={<AuthFacade scene="po" />}
      sentence={long}
    >
      {field}
    </AuthSplit>
  ),
};

export const OnboardingLayouts: Story = {
  render: () => (
    <OnboardingLayout
      railTitle={long}
      steps={[
        {
          title: long,
          steps: [
            { label: long, detail: address, state: "done", href: "#done" },
            { label: long.toUpperCase(), state: "current" },
          ],
        },
      ]}
      railFoot={<a href="#help">{long}</a>}
      progress="Step 2 of 2"
      title={long}
      lead={address}
      back={<Button intent="quiet">Back</Button>}
      saveState="Draft saved just now"
      action={<Button>Save and continue</Button>}
      preview={<p className="wrap-anywhere">{address}</p>}
      previewTitle={long}
    >
      {field}
    </OnboardingLayout>
  ),
};

export const SettingsLayouts: Story = {
  render: () => (
    <SettingsLayout
      title={long}
      context={address}
      places={[
        { label: "Account", href: "#account", current: true },
        { label: long, href: "#long" },
      ]}
    >
      <SettingsSection title={long} description={address}>
        {field}
      </SettingsSection>
    </SettingsLayout>
  ),
};

export const PublicPages: Story = {
  render: () => (
    <PublicPage
      actions={<Button>{long}</Button>}
      banner={<ProfileBanner />}
      aside={<p>{address}</p>}
      asideLabel="Skills"
      footer={long}
    >
      <h1 className="title-4xl">{address}</h1>
    </PublicPage>
  ),
};

export const StatePages: Story = {
  render: () => (
    <StatePage title={long} actions={actions} facade={<DoorFacade kind="other-door" />}>
      {address}
    </StatePage>
  ),
};

export const GetTheAppPages: Story = {
  render: () => (
    <GetTheAppPage title={long} lead={address} facade={<GetTheAppFacade device="phone" />}>
      <StoreBadge store="apple" href="#apple" />
    </GetTheAppPage>
  ),
};
