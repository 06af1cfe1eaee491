import { IconButton } from "@toran/ui";
import { Pencil } from "lucide-react";
import { observer } from "mobx-react-lite";
import { go } from "@/lib/go";
import { inTurn, Load } from "@/lib/load";
import { paths } from "@/navigation/paths";
import { usePortfolio } from "../portfolio-context";
import { Domains } from "./domains";
import { PublicCard } from "./public-card";
import { RailPart } from "./rail-part";
import { VideoCard } from "./video-card";

/** What stands beside every section. */
export const Rail = () => (
  <aside
    aria-label="Beside your portfolio"
    className={`bg-well divide-rule border-rule border-t max-sm:divide-y sm:max-xl:grid sm:max-xl:grid-cols-2 lg:col-span-2 xl:col-span-1 xl:divide-y xl:border-t-0 ${inTurn}`}
  >
    <PublicCard />
    <RailPart title="Skills by domain">
      <Domains />
    </RailPart>
    <OtherSkills />
    <VideoCard />
  </aside>
);

const OtherSkills = observer(function OtherSkills() {
  const { otherSkills } = usePortfolio().around;
  return (
    <RailPart
      title="Additional skills"
      side={
        <IconButton label="Edit your skills" onClick={() => go(paths.student.editSkills)}>
          <Pencil aria-hidden="true" size={16} strokeWidth={1.75} />
        </IconButton>
      }
    >
      <Load of={otherSkills}>
        {(skills) => (
          <p className={skills.length ? "text-ink-2" : "text-ink-3"}>
            {skills.map(({ skill_name }) => skill_name).join(", ") ||
              "Skills outside your top ones stand here."}
          </p>
        )}
      </Load>
    </RailPart>
  );
});
