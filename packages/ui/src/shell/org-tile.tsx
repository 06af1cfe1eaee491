import { Avatar } from "../avatar/avatar";
import type { Entity } from "../brand/shapes";
import { Skeleton } from "../skeleton/skeleton";

export interface OrgTileProps {
  entity: Entity;
  /** Missing while it is on its way. */
  name: string | undefined;
  /** The reader's place there, such as "Placement office". */
  detail?: string;
  src?: string;
}

/** Whose place this is, at the top of the sidebar. */
export function OrgTile({ entity, name, detail, src }: OrgTileProps) {
  return (
    <div className="border-rule bg-sheet slim:justify-center slim:border-transparent slim:bg-transparent slim:p-0 flex items-center gap-2.5 rounded-lg border p-1.75">
      {name === undefined ? (
        <Skeleton entity={entity} className="size-9" />
      ) : (
        <Avatar entity={entity} name={name} src={src} decorative />
      )}
      <div className="slim:sr-only min-w-0">
        <p title={name} className="truncate leading-4.5 font-semibold">
          {name ?? <Skeleton className="my-1 w-28" />}
        </p>
        {detail && <p className="text-2xs text-ink-3 truncate">{detail}</p>}
      </div>
    </div>
  );
}
