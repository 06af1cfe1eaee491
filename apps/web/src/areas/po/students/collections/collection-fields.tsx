import type { CollectionColour } from "@toran/contract/schemas/student-collection";
import { Checkbox, TextField } from "@toran/ui";
import { ChooseColour } from "./colour";
import type { CollectionKind } from "./kinds";

export interface NamedList {
  name: string;
  description: string;
  shared: boolean;
  /** Missing until one is chosen; empty where it is to have none. */
  colour?: CollectionColour | "";
}

interface CollectionFieldsProps {
  kind: CollectionKind;
  value: NamedList;
  /** Whether who writes this made the list, or makes it now. */
  own?: boolean;
  onChange: (part: Partial<NamedList>) => void;
  errors: Record<string, string | undefined>;
}

export const unnamed: NamedList = { name: "", description: "", shared: true };

/** What a list is called, what it is for, and who sees it. */
export const CollectionFields = ({
  kind,
  value,
  own = true,
  onChange,
  errors,
}: CollectionFieldsProps) => (
  <>
    <TextField
      label="Name"
      value={value.name}
      error={errors["name"]}
      onChange={({ target }) => onChange({ name: target.value })}
    />
    <TextField
      label="What it is for"
      optional
      value={value.description}
      error={errors["description"]}
      onChange={({ target }) => onChange({ description: target.value })}
    />
    <ChooseColour
      value={value.colour ?? ""}
      error={errors["colour"]}
      onChange={(colour) => onChange({ colour })}
    />
    {/* Whoever is archived is so for the whole college, and nobody takes a list from who made it. */}
    {kind === "bookmark" && own && (
      <Checkbox
        label="The other officers of the college see it"
        checked={value.shared}
        onChange={({ target }) => onChange({ shared: target.checked })}
      />
    )}
  </>
);
