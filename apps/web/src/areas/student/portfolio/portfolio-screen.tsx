import { Alert, Button } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { OneFailure, useSaidForAll } from "@/lib/one-failure";
import { paths } from "@/navigation/paths";
import { latePart } from "@/stores/late-part";
import { useStores } from "@/stores/use-stores";
import { SectionEditor } from "./editor/section-editor";
import { PortfolioHead } from "./frame/head";
import { SectionNav } from "./frame/section-nav";
import { Overview } from "./overview/overview";
import { PortfolioContext } from "./portfolio-context";
import { PortfolioStore } from "./portfolio-store";
import { Rail } from "./rail/rail";
import { TopSkills } from "./skills/top-skills";

const { student: at } = paths;
const PersonalSection = latePart(() =>
  import("./personal/personal-section").then((m) => m.PersonalSection),
);
const Studies = latePart(() => import("./personal/studies").then((m) => m.Studies));

/** The student's portfolio: what stands around it stays while one section follows another. */
export const PortfolioScreen = observer(function PortfolioScreen() {
  const stores = useStores();
  const { student } = stores;
  const [portfolio] = useState(() => new PortfolioStore(stores));
  useEffect(() => portfolio.open(), [portfolio]);
  const { pathname } = useLocation();
  return (
    <PortfolioContext value={portfolio}>
      <PortfolioHead />
      <OneFailure off={!isOverview(pathname)} also={() => student.error && void student.load()}>
        <RecordFailed />
        <div className="grid flex-1 lg:grid-cols-[--spacing(49)_minmax(0,1fr)] xl:grid-cols-[--spacing(49)_minmax(0,1fr)_--spacing(80)]">
          <SectionNav current={pathname} />
          <div className="border-rule min-w-0 px-5 py-4 sm:px-7 lg:border-s xl:border-e">
            <Suspense>{sectionAt(pathname, portfolio)}</Suspense>
          </div>
          <Rail />
        </div>
      </OneFailure>
    </PortfolioContext>
  );
});

const isOverview = (path: string) => path.replace(/\/+$/, "") === at.skills;

function sectionAt(path: string, { sections }: PortfolioStore): ReactNode {
  const list = (name: keyof typeof sections, before?: ReactNode) => (
    <SectionEditor key={name} store={sections[name]}>
      {before}
    </SectionEditor>
  );
  switch (path.replace(/\/+$/, "")) {
    case at.editPersonal:
      return <PersonalSection />;
    case at.editEducation:
      return list("education", <Studies />);
    case at.editSkills:
      return list("skills", <TopSkills />);
    case at.editProjects:
      return list("projects", <TopSkills />);
    case at.editExperiences:
      return list("experiences", <TopSkills />);
    case at.editAchievements:
      return list("achievements", <TopSkills />);
    case at.editAdditional:
      return list("additional", <TopSkills />);
    default:
      return <Overview />;
  }
}

/** The student's own record did not come; the sections are loaded apart from it. */
const RecordFailed = observer(function RecordFailed() {
  const { student } = useStores();
  const said = useSaidForAll();
  if (!student.error || said) return null;
  return (
    <Alert tone="bad" title={student.error} className="m-4">
      <Button intent="secondary" onClick={() => void student.load()}>
        Try again
      </Button>
    </Alert>
  );
});
