import type { SkillGraph } from "@toran/contract/schemas/skill";
import { DotRows } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { Load } from "@/lib/load";
import { levelWords } from "../lists/skills";
import { usePortfolio } from "../portfolio-context";

const words = Object.values(levelWords);
const first = words[0] ?? "";
const last = words.at(-1) ?? "";
const wordOf = (level: number) => words[Math.round(level) - 1] ?? "";

/** The skills by domain: a dot for each, a bar for their average; the same as a table. */
export const Domains = observer(function Domains() {
  const { graph } = usePortfolio().around;
  return (
    <Load of={graph}>
      {(domains) =>
        domains.length ? (
          <>
            <DotRows
              finding={finding(domains)}
              rows={domains.map(({ domain, average, skills }) => ({
                name: domain,
                average,
                dots: skills.map(({ name, level }) => ({ name, value: level })),
              }))}
              from={{ value: 1, name: first }}
              to={{ value: words.length, name: last }}
              middle={levelWords.GOOD}
              legend={{ dot: "one skill", bar: "domain average" }}
            />
            <Figures domains={domains} />
          </>
        ) : (
          <p className="text-ink-3">Add skills and see here what you are strong in.</p>
        )
      }
    </Load>
  );
});

function finding(domains: SkillGraph) {
  const [best] = domains.toSorted((a, b) => b.average - a.average);
  return `Skills in ${domains.length} ${domains.length === 1 ? "domain" : "domains"}; ${best?.domain} is the strongest, ${wordOf(best?.average ?? 1).toLowerCase()} on average.`;
}

const Figures = ({ domains }: { domains: SkillGraph }) => (
  <details className="mt-2 text-xs">
    <summary className="text-ink-2 w-fit rounded-xs">Show as table</summary>
    <table className="mt-1 w-full text-start">
      <thead>
        <tr className="border-rule-strong border-b">
          <th className="py-1 text-start font-medium">Domain</th>
          <th className="py-1 text-start font-medium">Skill</th>
          <th className="py-1 text-start font-medium">Level</th>
        </tr>
      </thead>
      <tbody>
        {domains.flatMap(({ domain, skills }) =>
          skills.map(({ name, level }) => (
            <tr key={`${domain} ${name}`} className="border-rule border-b">
              <td className="py-1">{domain}</td>
              <td className="py-1">{name}</td>
              <td className="py-1">{wordOf(level)}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  </details>
);
