import { Figure } from "./figure";
import { CollegeScene } from "./college-scene";
import { CompanyScene } from "./company-scene";
import { PortfolioScene } from "./portfolio-scene";
import { Scene } from "./scene";

const scenes = { student: PortfolioScene, po: CollegeScene, hr: CompanyScene };
const readers = { student: 311, po: 268, hr: 214 };

export interface AuthFacadeProps {
  /** Which building: the student's, the college's or the company's. */
  scene: keyof typeof scenes;
  className?: string;
}

/** The campus at dusk beside a log-in form. */
export function AuthFacade({ scene, className }: AuthFacadeProps) {
  const Building = scenes[scene];
  return (
    <Scene width={840} height={900} className={className}>
      <Building />
      <rect y="720" width="840" height="16" className="fill-facade-1" />
      <Figure x={readers[scene]} foot={736} width={40} pale />
      <rect y="736" width="840" height="16" className="fill-facade-1 opacity-50" />
    </Scene>
  );
}
