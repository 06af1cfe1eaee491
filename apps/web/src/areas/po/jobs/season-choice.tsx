import { standingOf } from "@toran/contract/hiring/season";
import type { PolicySeasons } from "@toran/contract/schemas/placement-policy";
import { Button, Select } from "@toran/ui";
import { observer } from "mobx-react-lite";
import type { Loadable } from "@/lib/loadable";

interface SeasonChoiceProps {
  seasons: Loadable<PolicySeasons>;
  /** None is the season in force. */
  season: string | undefined;
  onChoose: (season: string) => void;
}

/** Whose policy is looked at: of the next season, of the one in force, or of one that has ended. */
export const SeasonChoice = observer(function SeasonChoice({
  seasons,
  season,
  onChoose,
}: SeasonChoiceProps) {
  const { value: known, failure } = seasons;
  if (!known)
    return failure ? (
      <Button intent="quiet" onClick={() => void seasons.load()}>
        Load the seasons again
      </Button>
    ) : null;
  const options = known.all.map((each) => ({
    value: each.season,
    label: optionWords(each, known.inForce),
  }));
  const shown = season ?? known.inForce;
  // An address may name a season of which nothing was chosen, which the list does not hold.
  if (options.every(({ value }) => value !== shown)) options.push({ value: shown, label: shown });
  return (
    <Select
      label="Season"
      labelHidden
      options={options}
      value={shown}
      onChange={({ target }) => onChoose(target.value)}
      className="w-44"
    />
  );
});

function optionWords({ season, own }: PolicySeasons["all"][number], inForce: string) {
  const standing = standingOf(season, inForce);
  if (standing === "IN_FORCE") return `${season}, in force`;
  if (standing === "NEXT") return `${season}, ${own ? "prepared" : "next"}`;
  return season;
}
