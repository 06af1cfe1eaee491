/** Three dots that stand for work under way. */
export function Dots() {
  return (
    <svg aria-hidden="true" width="20" height="6" viewBox="0 0 20 6" fill="currentColor">
      <circle cx="3" cy="3" r="2.5" opacity="0.4" />
      <circle cx="10" cy="3" r="2.5" opacity="0.7" />
      <circle cx="17" cy="3" r="2.5" />
    </svg>
  );
}
