/** What a company does, in a few words each. */
export function ServiceList({ names }: { names: readonly string[] }) {
  if (!names.length) return null;
  return (
    <ul aria-label="Services" className="mt-4 flex flex-wrap gap-1.5 border-t border-rule pt-4">
      {names.map((name) => (
        <li key={name} className="rounded-sm border border-rule-strong px-2 text-xs leading-5">
          {name}
        </li>
      ))}
    </ul>
  );
}
