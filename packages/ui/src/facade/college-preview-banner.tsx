import { Openings } from "./openings";

/** The arcade along the top of a profile; one arch is lit. */
export function CollegePreviewBanner({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 360 96"
      preserveAspectRatio="xMidYMax slice"
      className={className}
    >
      <rect width="360" height="96" className="fill-facade-2" />
      <rect width="360" height="22" className="fill-facade-1" />
      <rect y="22" width="360" height="4" className="fill-facade-3" />
      <Openings row=".....*..." x={7} y={39} width={26} height={57} pitch={40} />
    </svg>
  );
}
