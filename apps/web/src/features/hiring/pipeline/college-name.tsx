interface CollegeNameProps {
  name: string;
  /** What is shown of it; its full name is still what is read aloud. */
  short: string;
}

/** A college by what tells it from others. */
export function CollegeName({ name, short }: CollegeNameProps) {
  if (short === name) return <>{name}</>;
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{name}</span>
    </>
  );
}
