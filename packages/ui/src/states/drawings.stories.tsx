import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { Mark } from "../brand/mark";
import { CollegeShape, CompanyShape, PersonShape } from "../brand/shapes";
import { Wordmark } from "../brand/wordmark";
import { AuthFacade } from "../facade/auth-facade";
import { CollegePreviewBanner } from "../facade/college-preview-banner";
import { DoorFacade } from "../facade/door-facade";
import { GetTheAppFacade } from "../facade/get-the-app-facade";
import { ProfileBanner } from "../facade/profile-banner";
import { StepsHouse } from "../facade/steps-house";
import * as icons from "../icon/icons";
import { StateSheet, still } from "./state-sheet";

const meta = { title: "States/Drawings" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const sheet = (part: ReactNode, longPart?: ReactNode): Story => ({
  render: () => <StateSheet states={{ ...still(part), "long text": longPart }} />,
});
/** What is drawn on the wall of a house. */
const onWall = (part: ReactNode) =>
  sheet(<div className="bg-facade-0 h-40 overflow-hidden">{part}</div>);

export const Marks = sheet(<Mark size={56} />);
export const Wordmarks = sheet(
  <Wordmark />,
  <Wordmark productName="Placements of the Nilgiri Institute of Technology" />,
);
export const Shapes = sheet(
  <div className="flex gap-4">
    <PersonShape />
    <CollegeShape />
    <CompanyShape />
  </div>,
);
export const Icons = sheet(
  <div className="flex flex-wrap gap-3">
    {Object.entries(icons).map(([name, Icon]) => (
      <Icon key={name} />
    ))}
  </div>,
);
export const AuthFacades = onWall(<AuthFacade scene="student" />);
export const DoorFacades = onWall(<DoorFacade kind="expired" />);
export const GetTheAppFacades = onWall(<GetTheAppFacade device="phone" />);
export const CollegePreviewBanners = onWall(<CollegePreviewBanner />);
export const ProfileBanners = onWall(<ProfileBanner />);
export const StepsHouses = onWall(<StepsHouse states={["done", "done", "current", "next"]} />);
