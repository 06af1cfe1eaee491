import { Skeleton } from "@toran/ui";

/** The place of the figures while they come. */
export const StripShape = () => (
  <div className="divide-rule flex divide-x">
    {["one", "two", "three", "four"].map((each) => (
      <div key={each} className="grid flex-1 gap-2 px-6 py-4">
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-8 w-28" />
        <Skeleton className="h-3 w-16" />
      </div>
    ))}
  </div>
);

/** The place of a list while it comes. */
export const ListShape = ({ rows = 4 }: { rows?: number }) => (
  <div className="divide-rule grid divide-y">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="flex h-14 items-center gap-3">
        <Skeleton className="size-9" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    ))}
  </div>
);
