import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { isComposing } from "../field/is-composing";
import { HitList, rowId } from "../palette/hit-list";
import { Popover } from "../popover/popover";
import { type Country, matching } from "./countries";

interface CountryPickerProps {
  all: readonly Country[];
  chosen?: Country;
  disabled?: boolean;
  /** The number cannot be changed, and neither can its country. */
  fixed?: boolean;
  /** The id of what the number is called, where a page asks for several. */
  whose: string;
  onChoose: (country: Country) => void;
}

/** The country of a phone number, found by name, code or number. */
export function CountryPicker(props: CountryPickerProps) {
  const { all, chosen, disabled, fixed, whose, onChoose } = props;
  const [open, setOpen] = useState(false);
  const code = (
    <span dir="ltr" className="tnum min-w-[3ch]">
      {chosen?.detail ?? "+"}
    </span>
  );
  if (fixed) return <span className="text-ink-3 flex-none">{code}</span>;
  return (
    <Popover
      label="Country"
      open={open}
      onOpenChange={setOpen}
      className="w-72 p-0"
      trigger={
        <button
          type="button"
          disabled={disabled}
          aria-label={chosen ? `Country: ${chosen.label}, ${chosen.detail}` : "Country"}
          aria-describedby={whose}
          className="border-rule text-ink-2 hover:bg-hover -ms-(--control-pad) flex h-full flex-none items-center gap-1 rounded-s-md border-e ps-(--control-pad) pe-2 disabled:cursor-not-allowed"
        >
          {code}
          <ChevronDown aria-hidden="true" size={14} strokeWidth={2} className="text-ink-3" />
        </button>
      }
    >
      <Countries
        all={all}
        onChoose={(country) => {
          onChoose(country);
          setOpen(false);
        }}
        onLeave={() => setOpen(false)}
      />
    </Popover>
  );
}

interface CountriesProps extends Pick<CountryPickerProps, "all" | "onChoose"> {
  onLeave: () => void;
}

function Countries({ all, onChoose, onLeave }: CountriesProps) {
  const list = useId();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const hits = matching(all, typed);
  const active = hits[Math.min(at, hits.length - 1)];
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hits.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, hits.length - 1) + step + hits.length) % hits.length);
    } else if (event.key === "Enter" && active) {
      event.preventDefault();
      onChoose(active);
    } else if (event.key === "Escape") {
      // The box leaves the key to a list inside it, and this one is open as long as the box is.
      onLeave();
    }
  };
  return (
    <>
      <input
        type="text"
        role="combobox"
        aria-label="Find a country"
        aria-autocomplete="list"
        aria-expanded={hits.length > 0}
        aria-controls={hits.length > 0 ? list : undefined}
        aria-activedescendant={rowId(list, active)}
        autoComplete="off"
        placeholder="Find a country"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={press}
        className="border-rule placeholder:text-ink-3 forced-focus h-10 w-full border-b bg-transparent px-3.5 outline-none"
      />
      {hits.length > 0 && (
        <HitList
          id={list}
          label="Countries"
          groups={[{ heading: typed ? "Countries that match" : "All countries", hits }]}
          search={typed}
          active={active}
          onPoint={(hit) => setAt(hits.indexOf(hit))}
          onChoose={onChoose}
        />
      )}
      <output className={hits.length > 0 ? "sr-only" : "text-ink-3 block px-3.5 py-3"}>
        {message(all.length, hits.length, typed)}
      </output>
    </>
  );
}

function message(all: number, hits: number, typed: string) {
  if (all === 0) return "The countries are on their way. You can type the number with its +.";
  if (hits === 1) return "1 country";
  return hits > 0 ? `${hits} countries` : `No country matches “${typed}”`;
}
