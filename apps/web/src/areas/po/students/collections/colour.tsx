import {
  type CollectionColour,
  collectionColours,
} from "@toran/contract/schemas/student-collection";
import { cn, RadioGroup } from "@toran/ui";

const looks: Record<CollectionColour, { word: string; dot: string }> = {
  amber: { word: "Amber", dot: "bg-data-2" },
  green: { word: "Green", dot: "bg-data-6" },
  teal: { word: "Teal", dot: "bg-data-3" },
  blue: { word: "Blue", dot: "bg-data-5" },
  pink: { word: "Pink", dot: "bg-data-4" },
};

/** The colour a list was given, if it is one of those there are. */
export const colourOf = (colour: string | null | undefined) =>
  collectionColours.find((each) => each === colour);

const Dot = ({ colour }: { colour: CollectionColour }) => (
  <span
    aria-hidden="true"
    className={cn("inline-block size-2.5 flex-none rounded-full", looks[colour].dot)}
  />
);

/** The colour of a list beside its name. */
export function ColourDot({ colour: given }: { colour: string | null }) {
  const colour = colourOf(given);
  if (!colour) return null;
  return (
    <>
      <Dot colour={colour} />
      <span className="sr-only">{looks[colour].word}</span>
    </>
  );
}

interface ChooseColourProps {
  value: CollectionColour | "";
  error: string | undefined;
  onChange: (colour: CollectionColour | "") => void;
}

const options = [
  { value: "" as const, label: "None" },
  ...collectionColours.map((value) => ({
    value,
    label: (
      <span className="inline-flex items-center gap-2">
        <Dot colour={value} />
        {looks[value].word}
      </span>
    ),
  })),
];

export const ChooseColour = ({ value, error, onChange }: ChooseColourProps) => (
  <RadioGroup
    label="Colour"
    hint="A dot beside its name."
    options={options}
    value={value}
    error={error}
    onValueChange={onChange}
  />
);
