import { observer } from "mobx-react-lite";
import { ProfileProgress } from "@/features/home/profile-progress";
import { WidgetFrame } from "@/features/home/widget-frame";
import { Load } from "@/lib/load";
import { paths } from "@/navigation/paths";
import { useMayChange } from "../../use-may-change";
import type { CollegeProgress, HomeStore } from "../home-store";

type Part = CollegeProgress["sections"][number]["name"];
const { college, departments, infrastructure } = paths.po;
const pages: Partial<Record<Part, string>> = {
  departments,
  majors: departments,
  infrastructure,
  pictures: infrastructure,
};

/** How much of the college companies can read about, and what is missing. */
export const Profile = observer(function Profile({ store }: { store: HomeStore }) {
  const mayChange = useMayChange();
  return (
    <WidgetFrame title="College profile">
      <Load of={store.progress}>
        {({ sections }) => (
          <ProfileProgress
            label="College profile"
            sections={sections}
            whole="Everything is there. Companies see all of it."
            placeOf={mayChange ? (name) => pages[name] ?? college : undefined}
          />
        )}
      </Load>
    </WidgetFrame>
  );
});
