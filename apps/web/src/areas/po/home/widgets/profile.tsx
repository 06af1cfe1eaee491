import { ProfileProgress } from "@/features/home/profile-progress";
import { WidgetFrame } from "@/features/home/widget-frame";
import { Load } from "@/lib/load";
import type { HomeStore } from "../home-store";

/** How much of the college companies can read about, and what is missing. */
export const Profile = ({ store }: { store: HomeStore }) => (
  <WidgetFrame title="College profile">
    <Load of={store.progress}>
      {({ sections }) => (
        <ProfileProgress
          label="College profile"
          sections={sections}
          whole="Everything is there. Companies see all of it."
        />
      )}
    </Load>
  </WidgetFrame>
);
