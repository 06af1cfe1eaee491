import { IconButton, Menu } from "@toran/ui";
import { Building, ImagePlus, MoreHorizontal, Pencil, Trash2 } from "lucide-react";
import { publicFile } from "@/lib/public-file";
import type { Place } from "./place-store";
import { nameOf } from "./place-pictures";
import { factsOf } from "./words";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

export type PlaceAct = "change" | "picture" | "remove";

interface PlaceRowProps {
  place: Place;
  onPicture: (picture: string) => void;
  /** Missing for those who may only look. */
  onAct?: (act: PlaceAct) => void;
}

/** A place: its pictures, what it is and how many it holds. */
export function PlaceRow({ place, onPicture, onAct }: PlaceRowProps) {
  const [first, ...others] = place.pictures;
  return (
    <li className="flex flex-wrap gap-x-5 gap-y-3 py-5 sm:flex-nowrap">
      {first ? (
        <Picture place={place} picture={first} onOpen={onPicture} className="h-28 w-42" />
      ) : (
        <div className="bg-hover text-ink-3 grid h-28 w-42 flex-none place-items-center rounded-lg">
          <Building aria-hidden="true" size={24} strokeWidth={1.5} />
        </div>
      )}
      <div className="min-w-0 flex-1">
        <h3 className="text-base font-semibold wrap-break-word">{place.name}</h3>
        <p className="text-ink-3">{factsOf(place)}</p>
        {place.description && (
          <p className="text-ink-2 max-w-read mt-2 wrap-break-word whitespace-pre-line">
            {place.description}
          </p>
        )}
        {others.length > 0 && (
          <ul aria-label={`More pictures of ${place.name}`} className="mt-3 flex flex-wrap gap-2">
            {others.map((picture) => (
              <li key={picture}>
                <Picture place={place} picture={picture} onOpen={onPicture} className="h-14 w-21" />
              </li>
            ))}
          </ul>
        )}
      </div>
      {onAct && (
        <div className="flex-none">
          <Menu
            align="end"
            trigger={
              <IconButton label={`More for ${place.name}`}>
                <MoreHorizontal {...icon} />
              </IconButton>
            }
            entries={[
              { label: "Change", icon: <Pencil {...icon} />, onSelect: () => onAct("change") },
              {
                label: "Add a picture",
                icon: <ImagePlus {...icon} />,
                onSelect: () => onAct("picture"),
              },
              {
                label: "Remove",
                icon: <Trash2 {...icon} />,
                destructive: true,
                onSelect: () => onAct("remove"),
              },
            ]}
          />
        </div>
      )}
    </li>
  );
}

interface PictureProps {
  place: Place;
  picture: string;
  onOpen: (picture: string) => void;
  className: string;
}

const Picture = ({ place, picture, onOpen, className }: PictureProps) => (
  <button
    type="button"
    aria-label={`Open ${nameOf(place, picture)}`}
    onClick={() => onOpen(picture)}
    className={`border-rule block flex-none overflow-hidden rounded-lg border ${className}`}
  >
    <img
      src={publicFile(picture)}
      alt=""
      loading="lazy"
      decoding="async"
      className="size-full object-cover"
    />
  </button>
);
