/** What a company does, in a few words each. */
export function ServiceList({ names }: { names: readonly string[] }) {
  if (!names.length) return null;
  return (
    <ul aria-label="Services" className="border-rule mt-4 flex flex-wrap gap-1.5 border-t pt-4">
      {names.map((name) => (
        <li key={name} className="border-rule-strong rounded-sm border px-2 text-xs leading-5">
          {name}
        </li>
      ))}
    </ul>
  );
}
