import type { ShownPolicy } from "@toran/contract/schemas/placement-policy";
import { Alert, Button, NumberField, TextField } from "@toran/ui";

interface CategoriesProps {
  categories: ShownPolicy["categories"];
  /** What is wrong with all of them, or with ".0.name". */
  errorOf: (path: string) => string | undefined;
  onChange: (categories: ShownPolicy["categories"]) => void;
}

/** The categories of pay, each told by where it begins. */
export function Categories({ categories: shown, errorOf, onChange }: CategoriesProps) {
  const error = errorOf("");
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-medium">Categories, each from its pay on</legend>
      {error && <Alert tone="bad" title={error} />}
      {shown.map(({ name, from }, place) => (
        // A category is known by its place; its name is being typed.
        <div key={`category-${place + 1}`} className="grid grid-cols-2 gap-4">
          <TextField
            label={`Category ${place + 1}`}
            value={name}
            error={errorOf(`.${place}.name`)}
            onChange={({ target }) =>
              onChange(
                shown.map((each, at) => (at === place ? { ...each, name: target.value } : each)),
              )
            }
          />
          <NumberField
            label="From, rupees a year"
            min={0}
            step={50_000}
            value={from}
            error={errorOf(`.${place}.from`)}
            onValueChange={(next) =>
              onChange(
                shown.map((each, at) => (at === place ? { ...each, from: next ?? 0 } : each)),
              )
            }
          />
        </div>
      ))}
      <div className="flex gap-2">
        <Button intent="secondary" onClick={() => onChange([...shown, { name: "", from: 0 }])}>
          Add a category
        </Button>
        {shown.length > 2 && (
          <Button intent="quiet" onClick={() => onChange(shown.slice(0, -1))}>
            Take the last one out
          </Button>
        )}
      </div>
    </fieldset>
  );
}
