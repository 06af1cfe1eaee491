import { SettingsSection } from "@toran/ui";
import type { ReactNode } from "react";
import { Deletion } from "./deletion";
import { Download } from "./download";

interface YourDataProps {
  area: "po" | "hr";
  /** Takes the to-do list out as a sheet. */
  todos: ReactNode;
}

/** What is kept about an officer or an HR user: to take along, or to have erased. */
export const YourData = ({ area, todos }: YourDataProps) => (
  <div className="divide-rule flex flex-col divide-y">
    <SettingsSection
      title="Take your data along"
      description="One ZIP: what you did, wrote and set here as JSON, and every file of yours."
    >
      <Download area={area} />
    </SettingsSection>
    <SettingsSection
      title="Your to-do list as a sheet"
      description="What you have to do and what is done, for a spreadsheet."
    >
      {todos}
    </SettingsSection>
    <SettingsSection
      title="Delete your account"
      description="It is erased seven days after you ask for it. Your colleagues work on."
    >
      <Deletion area={area} />
    </SettingsSection>
  </div>
);
