import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { Alert } from "../alert/alert";
import { Avatar } from "../avatar/avatar";
import { Badge } from "../badge/badge";
import { Button } from "../button/button";
import { DescriptionList } from "../description/description-list";
import { EmptyState } from "../empty/empty-state";
import { Meter } from "../file/meter";
import { ProgressWindows } from "../progress/progress-windows";
import { Kbd } from "../menu/kbd";
import { Skeleton } from "../skeleton/skeleton";
import { StatusPill } from "../status/status-pill";
import { still, StateSheet } from "./state-sheet";

const meta = { title: "States/Display" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const long = "Offers of the companies that came in the second week of the season";
const sheet = (part: ReactNode, longPart?: ReactNode): Story => ({
  render: () => <StateSheet states={{ ...still(part), "long text": longPart }} />,
});

export const Alerts = sheet(
  <Alert tone="warn" title="Plan ended">
    Renew it to write again.
  </Alert>,
  <Alert tone="bad" title={long}>
    {long}
  </Alert>,
);
export const Avatars = sheet(<Avatar entity="college" name="Nilgiri Institute" />);
export const Badges = sheet(<Badge count={3} label="waiting" />, <Badge count={1284} />);
export const StatusPills = sheet(
  <StatusPill glyph="done" tone="ok">
    Placed
  </StatusPill>,
  <StatusPill glyph="paused" tone="idle">
    Higher studies abroad
  </StatusPill>,
);
export const DescriptionLists = sheet(
  <DescriptionList items={[{ term: "City", value: "Coimbatore" }, { term: "State" }]} />,
  <DescriptionList items={[{ term: long, value: long }]} />,
);
export const EmptyStates = sheet(
  <EmptyState title="No bookmarks yet" action={<Button>New list</Button>}>
    Group students for a drive.
  </EmptyState>,
  <EmptyState title={long}>{long}</EmptyState>,
);
export const Meters = sheet(
  <Meter label="Profile" value={0.64} />,
  <Meter label="Places taken" value={0.94} tone="warn" />,
);
export const Progress = sheet(<ProgressWindows label="Profile" done={8} total={10} />);
export const Keys = sheet(<Kbd>Ctrl K</Kbd>);
export const Skeletons = sheet(<Skeleton className="h-2.5 w-40" />);
