import { X } from "lucide-react";
import { IconButton, TextField } from "@toran/ui";
import { type KeyboardEvent, type ReactNode, useState } from "react";

interface TagsProps {
  tags: readonly string[];
  /** What the list is called for screen readers. */
  label: string;
  onRemove: (tag: string) => void;
}

/** What was chosen, each with a way to take it out again. */
export function Tags({ tags, label, onRemove }: TagsProps) {
  if (!tags.length) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li
          key={tag}
          className="border-rule-strong inline-flex min-h-6.5 max-w-full items-center rounded-sm border ps-2 text-sm"
        >
          <span className="truncate">{tag}</span>
          <IconButton size="sm" label={`Remove ${tag}`} onClick={() => onRemove(tag)}>
            <X aria-hidden="true" size={14} strokeWidth={2} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

interface TagsFieldProps {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  placeholder?: string;
  value: readonly string[];
  onValueChange: (tags: string[]) => void;
  className?: string;
}

/** Words added one by one: Enter or a comma adds, Backspace in the empty field takes the last away. */
export function TagsField({ value, onValueChange, className, ...field }: TagsFieldProps) {
  const [typed, setTyped] = useState("");

  function add(text: string) {
    const words = text.split(",").map((word) => word.trim());
    const there = new Set(value.map((tag) => tag.toLowerCase()));
    const fresh = words.filter(
      (word) => word && !there.has(word.toLowerCase()) && there.add(word.toLowerCase()),
    );
    if (fresh.length) onValueChange([...value, ...fresh]);
    setTyped("");
  }

  function press(event: KeyboardEvent) {
    // The key belongs to the letters that are being put together.
    if (event.nativeEvent.isComposing) return;
    if ((event.key === "Enter" || event.key === ",") && typed.trim()) {
      event.preventDefault();
      add(typed);
    }
    // Held down it empties the words, and stops there.
    if (event.key === "Backspace" && !typed && value.length && !event.repeat)
      onValueChange(value.slice(0, -1));
  }

  return (
    <div className={`grid gap-2 ${className ?? ""}`}>
      <TextField
        {...field}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          // A pasted list is several words at once.
          if (event.target.value.includes(",")) add(event.target.value);
          else setTyped(event.target.value);
        }}
        onKeyDown={press}
        onBlur={() => typed.trim() && add(typed)}
      />
      <Tags
        label={field.label}
        tags={value}
        onRemove={(tag) => onValueChange(value.filter((each) => each !== tag))}
      />
    </div>
  );
}
