import { limits } from "@toran/contract/limits";
import { SearchField } from "@toran/ui";
import { useEffect, useRef, useState } from "react";
import { isLetterKey } from "@/lib/is-letter-key";

interface SearchBoxProps {
  label?: string;
  placeholder?: string;
  search: string;
  onSearch: (search: string) => void;
}

const pause = 200;

/** Looks through a list, that of students unless it is told another; what is typed is asked for when the typing pauses. */
export function SearchBox({
  label = "Search students",
  placeholder = "Name, roll number or email",
  search,
  onSearch,
}: SearchBoxProps) {
  const [typed, setTyped] = useState(search);
  const asked = useRef(search);
  const field = useRef<HTMLInputElement>(null);

  // The back button changes the address under the field.
  useEffect(() => {
    if (search === asked.current) return;
    asked.current = search;
    setTyped(search);
  }, [search]);

  const wanted = typed.trim();
  useEffect(() => {
    if (wanted === asked.current) return;
    const from = window.location.pathname;
    const timer = setTimeout(() => {
      // The list still stands while the page that was chosen from it is on its way; a change of the
      // list's address would call it back.
      if (window.location.pathname !== from) return;
      asked.current = wanted;
      onSearch(wanted);
    }, pause);
    return () => clearTimeout(timer);
  }, [wanted, onSearch]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "/" || !isLetterKey(event)) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);

  return (
    <SearchField
      ref={field}
      label={label}
      placeholder={placeholder}
      maxLength={limits.search.longest}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      className="w-62"
    />
  );
}
