import type { Visibility } from "@toran/contract/schemas/profile";
import { Switch } from "@toran/ui";
import type { ReactNode } from "react";
import type { ProfileStore } from "./profile-store";
import { fieldGroups, sectionWords } from "./words";

interface ShownFieldsProps {
  store: ProfileStore;
  now: Visibility;
}

/** What of the profile is shown: a switch for each thing that tells something about a person. */
export const ShownFields = ({ store, now }: ShownFieldsProps) => (
  <>
    {fieldGroups.map(({ title, fields }) => (
      <Group key={title} title={title}>
        {fields.map(({ name, ...words }) => (
          <Switch
            key={name}
            {...words}
            checked={now.fields[name]}
            onChange={({ target }) => void store.change({ fields: { [name]: target.checked } })}
          />
        ))}
      </Group>
    ))}
  </>
);

/** Which sections are on the page. Their order is the one of the portfolio. */
export const ShownSections = ({ store, now }: ShownFieldsProps) => (
  <Group title="Sections">
    {now.sections.map(({ name, shown }) => (
      <Switch
        key={name}
        label={sectionWords[name]}
        checked={shown}
        onChange={({ target }) =>
          void store.change({
            sections: (store.visibility.value ?? now).sections.map((each) =>
              each.name === name ? { name, shown: target.checked } : each,
            ),
          })
        }
      />
    ))}
  </Group>
);

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid gap-3">
    <legend className="text-ink-3 mb-3 text-sm font-medium">{title}</legend>
    {children}
  </fieldset>
);
