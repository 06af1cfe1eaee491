import { Alert } from "@toran/ui";

interface MissingProps {
  /** What cannot be done yet: "Before it can be sent to colleges". */
  title: string;
  /** What is missing, in words, by field. */
  missing: Readonly<Record<string, string>>;
}

/** What a draft still needs, where the button that sends it cannot be pressed. */
export function Missing({ title, missing }: MissingProps) {
  const words = Object.values(missing);
  if (!words.length) return null;
  return (
    <Alert tone="info" title={title}>
      <ul className="list-disc ps-4">
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </Alert>
  );
}
