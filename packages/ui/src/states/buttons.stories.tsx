import type { Meta, StoryObj } from "@storybook/react-vite";
import { Archive, House } from "lucide-react";
import { StoreBadge } from "../brand/store-badge";
import { RoleSwitch } from "../brand/role-switch";
import { Breadcrumb } from "../breadcrumb/breadcrumb";
import { Button } from "../button/button";
import { IconButton } from "../button/icon-button";
import { Pager } from "../pager/pager";
import { PhoneLink } from "../phone/phone-link";
import { PlanCard } from "../plan/plan-card";
import { NavList } from "../shell/nav-list";
import { SearchButton } from "../shell/search-button";
import { Tag } from "../status/tag";
import { Tabs } from "../tabs/tabs";
import { moved, StateSheet } from "./state-sheet";

const meta = {
  title: "States/Buttons",
  // A sheet shows the same landmark once for each state.
  parameters: { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const nothing = () => undefined;
const long = "Send the shortlist of the final year to the campus hiring lead";

const buttons = (intent: "primary" | "secondary" | "soft" | "quiet" | "danger" | "link") => ({
  ...moved(<Button intent={intent}>Mark placed</Button>),
  disabled: (
    <Button intent={intent} disabled>
      Mark placed
    </Button>
  ),
  loading: (
    <Button intent={intent} busy busyLabel="Saving">
      Mark placed
    </Button>
  ),
  "long text": (
    <Button intent={intent} wide>
      <span className="truncate">{long}</span>
    </Button>
  ),
});

export const PrimaryButton: Story = { render: () => <StateSheet states={buttons("primary")} /> };
export const SecondaryButton: Story = {
  render: () => <StateSheet states={buttons("secondary")} />,
};
export const SoftButton: Story = { render: () => <StateSheet states={buttons("soft")} /> };
export const QuietButton: Story = { render: () => <StateSheet states={buttons("quiet")} /> };
export const DangerButton: Story = { render: () => <StateSheet states={buttons("danger")} /> };
export const LinkButton: Story = { render: () => <StateSheet states={buttons("link")} /> };

const archive = <Archive aria-hidden="true" size={16} strokeWidth={1.75} />;
export const IconButtons: Story = {
  render: () => (
    <StateSheet
      states={{
        ...moved(<IconButton label="Archive">{archive}</IconButton>),
        disabled: (
          <IconButton label="Archive" disabled>
            {archive}
          </IconButton>
        ),
      }}
    />
  ),
};

export const SearchButtons: Story = {
  render: () => (
    <StateSheet
      states={{
        ...moved(<SearchButton label="Search students, companies, actions" />),
        "long text": <SearchButton label="Search students, companies, colleges, jobs, actions" />,
      }}
    />
  ),
};

export const Tags: Story = {
  render: () => (
    <StateSheet
      states={{
        ...moved(<Tag onRemove={nothing}>React</Tag>),
        "long text": (
          <Tag className="max-w-full" onRemove={nothing}>
            Finite element analysis of concrete
          </Tag>
        ),
      }}
    />
  ),
};

const tabs = (label = "Placed") => (
  <Tabs
    label="Students"
    value="all"
    onValueChange={nothing}
    tabs={[
      { value: "all", label: "Everyone", count: 661 },
      { value: "placed", label, count: 412 },
    ]}
  />
);
export const TabRows: Story = {
  render: () => (
    <StateSheet on="[aria-selected=false]" states={{ ...moved(tabs()), "long text": tabs(long) }} />
  ),
};

const pager = <Pager label="Students" page={1} pages={4} pageSize={50} onNext={nothing} />;
export const Pagers: Story = {
  render: () => (
    <StateSheet
      states={{
        ...moved(pager),
        disabled: <Pager label="Students" page={1} pages={1} pageSize={50} />,
      }}
    />
  ),
};

const crumbs = (label: string) => (
  <Breadcrumb crumbs={[{ label, href: "#students" }, { label: "Final year" }]} />
);
export const Breadcrumbs: Story = {
  render: () => <StateSheet states={{ ...moved(crumbs("Students")), "long text": crumbs(long) }} />,
};

const roles = (label = "Student") => (
  <RoleSwitch
    label="I am a"
    items={[
      { label, entity: "person", href: "#student", current: true },
      { label: "College", entity: "college", href: "#college", current: false },
    ]}
  />
);
export const RoleSwitches: Story = {
  render: () => (
    <StateSheet
      on="a:not([aria-current])"
      states={{ ...moved(roles()), "long text": roles(long) }}
    />
  ),
};

export const StoreBadges: Story = {
  render: () => (
    <StateSheet
      states={moved(
        <div className="on-facade bg-facade-0 p-4">
          <StoreBadge store="google" href="#google" />
        </div>,
      )}
    />
  ),
};

const phone = <PhoneLink value="+919840012345" />;
export const PhoneLinks: Story = {
  render: () => (
    <StateSheet
      states={{
        ...moved(phone),
        "long text": <PhoneLink value="0422 26 26 26 ask for the placement office" />,
      }}
    />
  ),
};

const plan = (label = "Campus", more?: { disabled?: boolean; defaultChecked?: boolean }) => (
  <PlanCard
    value="campus"
    label={label}
    price="₹24,000"
    per="a year"
    description="For one college."
    features={["Up to 1,500 students", label]}
    {...more}
  />
);
export const PlanCards: Story = {
  render: () => (
    <StateSheet
      states={{
        ...moved(plan()),
        active: plan("Campus", { defaultChecked: true }),
        disabled: plan("Campus", { disabled: true }),
        "long text": plan(long),
      }}
    />
  ),
};

const ways = (label = "Students") => (
  <NavList
    link="a"
    group={{
      title: "Lists",
      items: [
        { label, icon: <House aria-hidden="true" size={16} />, href: "#students", count: 1284 },
        { label: "Jobs", icon: archive, href: "#jobs", current: true, waiting: 128 },
      ],
    }}
  />
);
/** By which an AppShell leads from place to place. */
export const NavLists: Story = {
  render: () => <StateSheet states={{ ...moved(ways()), "long text": ways(long) }} />,
};
