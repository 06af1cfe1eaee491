export interface PageLoaderProps {
  /** Said to screen readers. */
  label?: string;
  /** The address of an animated picture; without one the mark lights up by itself. */
  animation?: string;
}

/** Work that takes longer than a moment: a thin bar at the top, and the mark with its window lighting up. */
export function PageLoader({ label = "Loading", animation }: PageLoaderProps) {
  return (
    <output className="pointer-events-none fixed inset-0 z-30 grid place-items-center">
      <span className="sr-only">{label}</span>
      <span
        aria-hidden="true"
        className="bg-accent-tint absolute inset-x-0 top-0 h-0.5 overflow-hidden"
      >
        <span className="bg-accent motion-safe:animate-pass block h-full w-1/3" />
      </span>
      <span
        aria-hidden="true"
        className="border-rule-strong bg-lift shadow-over rounded-xl border p-4"
      >
        {animation ? <img src={animation} alt="" width="40" height="40" /> : <MarkLightingUp />}
      </span>
    </output>
  );
}

const MarkLightingUp = () => (
  <svg width="40" height="40" viewBox="0 0 24 24">
    <rect width="24" height="24" rx="5" className="fill-accent" />
    <path d="M6.5 24V11.5a5.5 5.5 0 0 1 11 0V24z" className="fill-on-accent" />
    <circle cx="12" cy="13" r="2.75" className="fill-spark motion-safe:animate-glow" />
  </svg>
);
