import { type Stat, StatStrip } from "@toran/ui";
import { AppLink } from "@/lib/app-link";
import { Load } from "@/lib/load";
import type { HomeStore, Season } from "../home-store";
import { inLakhs } from "../season-words";
import { StripShape } from "@/features/home/shapes";
import { paths } from "@/navigation/paths";

const grouped = new Intl.NumberFormat("en-IN");

/** A list of the students that a figure counts. */
function studentsPath(which: string, { graduationYear }: Season, departments: readonly string[]) {
  const whose = departments.map((each) => `&department=${encodeURIComponent(each)}`).join("");
  return `${paths.po.students}?${which}&graduationYear=${graduationYear ?? ""}${whose}`;
}

function statsOf(season: Season, departments: readonly string[]): Stat[] {
  const { students, notSeeking, placed, placedThisWeek, offers, withSeveral } = season;
  const { medianPackage } = season;
  return [
    {
      label: "Placed",
      figure: grouped.format(placed),
      unit: `of ${grouped.format(students)}`,
      href: studentsPath("tab=placed", season, departments),
      note: [
        placedThisWeek > 0 && `${placedThisWeek} this week`,
        notSeeking > 0 && `${grouped.format(notSeeking)} not seeking`,
      ]
        .filter(Boolean)
        .join(", "),
      ...(placedThisWeek > 0 && { sign: "now" as const }),
    },
    ...(offers > 0
      ? [
          {
            label: "Offers made",
            figure: grouped.format(offers),
            href: studentsPath("placement=OFFERED&placement=PLACED", season, departments),
            note:
              withSeveral > 0 &&
              `${withSeveral} ${withSeveral === 1 ? "student holds" : "students hold"} two or more`,
          },
        ]
      : []),
    ...(medianPackage === null
      ? []
      : [{ label: "Median package", figure: inLakhs(medianPackage), unit: "LPA" }]),
    {
      label: "Companies connected",
      figure: grouped.format(season.connected),
      href: `${paths.po.companies}?tab=connected`,
      note:
        season.connectedThisMonth > 0 ? `${season.connectedThisMonth} new this month` : undefined,
    },
  ];
}

/** The season in a few large figures; a figure nobody has recorded yet is left out. */
export const SeasonStrip = ({ store }: { store: HomeStore }) => (
  <Load of={store.season} waiting={<StripShape />} toEdges>
    {(season) => (
      <StatStrip
        label="The season so far"
        stats={statsOf(season, store.chosenDepartments)}
        link={AppLink}
        className="border-b-0"
      />
    )}
  </Load>
);
