/** Beside the name of an applicant whom nobody of the company has opened yet. */
export const UnreadSign = () => (
  <span title="Not read yet" className="bg-spark size-2 flex-none rounded-full">
    <span className="sr-only">Not read yet</span>
  </span>
);
