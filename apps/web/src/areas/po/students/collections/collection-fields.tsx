import { Checkbox, TextField } from "@toran/ui";

export interface NamedList {
  name: string;
  description: string;
  shared: boolean;
}

interface CollectionFieldsProps {
  value: NamedList;
  onChange: (part: Partial<NamedList>) => void;
  errors: Record<string, string | undefined>;
}

export const unnamed: NamedList = { name: "", description: "", shared: true };

/** What a list is called, what it is for, and who sees it. */
export const CollectionFields = ({ value, onChange, errors }: CollectionFieldsProps) => (
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
    <Checkbox
      label="The other officers of the college see it"
      checked={value.shared}
      onChange={({ target }) => onChange({ shared: target.checked })}
    />
  </>
);
