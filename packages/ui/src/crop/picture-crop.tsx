import { ZoomIn, ZoomOut } from "lucide-react";
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import type { Entity } from "../brand/shapes";
import { IconButton } from "../button/icon-button";
import { cn } from "../cn";
import { Skeleton } from "../skeleton/skeleton";
import { Slider } from "../slider/slider";
import { closest, type Crop, moved, zoomed } from "./area";
import { draw, readPicture } from "./cut-picture";

export interface PictureCropProps {
  /** The address of the picture, such as one made for a chosen file. */
  src: string;
  /** The shape it will be shown in. */
  entity: Entity;
  value: Crop;
  onValueChange: (crop: Crop) => void;
  /** What to do when the picture cannot be read. */
  error?: ReactNode;
  className?: string;
}

const shapes = { person: "rounded-full", college: "arch", company: "rounded-[20%]" };
const pixels = 576;

/** The part of a picture to keep: dragged, or moved with the arrow keys; plus and minus come closer. */
export function PictureCrop(props: PictureCropProps) {
  const { src, entity, value, onValueChange, className } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef<{ x: number; y: number }>(undefined);
  const help = useId();
  // With the address it was asked for by: the browser writes an address in its own way.
  const [came, setCame] = useState<{ src: string; picture: HTMLImageElement }>();
  const picture = came?.src === src ? came.picture : undefined;
  const [broken, setBroken] = useState<string>();

  useEffect(() => {
    let wanted = true;
    readPicture(src).then(
      (read) => wanted && setCame({ src, picture: read }),
      () => wanted && setBroken(src),
    );
    return () => {
      wanted = false;
    };
  }, [src]);
  useEffect(() => {
    if (canvas.current && picture) draw(canvas.current, picture, value);
  }, [picture, value]);

  const move = (right: number, down: number) => {
    if (!picture) return;
    onValueChange(moved(value, right, down, picture.naturalWidth, picture.naturalHeight));
  };
  const press = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 0.2 : 0.05;
    const [right, down] = directions[event.key] ?? [0, 0];
    const closer = { "+": 0.1, "=": 0.1, "-": -0.1 }[event.key];
    if (!right && !down && !closer) return;
    event.preventDefault();
    if (closer) onValueChange(zoomed(value, value.zoom + closer));
    else move(right * step, down * step);
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!held.current) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    move((held.current.x - event.clientX) / width, (held.current.y - event.clientY) / width);
    held.current = { x: event.clientX, y: event.clientY };
  };

  if (broken === src) {
    return (
      <p role="alert" className={cn("text-bad", className)}>
        {props.error ?? "This picture could not be read. Choose a PNG or a JPEG."}
      </p>
    );
  }
  return (
    <div className={cn("flex w-72 flex-col gap-2", className)}>
      <button
        type="button"
        aria-label="Part of the picture to keep"
        aria-describedby={help}
        onKeyDown={press}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        // Also where the browser takes the pointer for itself, as for its menu, and no release comes.
        onLostPointerCapture={() => {
          held.current = undefined;
        }}
        className="bg-well relative block aspect-square w-full cursor-grab touch-none overflow-hidden rounded-md active:cursor-grabbing"
      >
        <canvas ref={canvas} width={pixels} height={pixels} className="size-full" />
        {!picture && <Skeleton className="absolute inset-0 size-full" />}
        <span
          aria-hidden="true"
          className={cn(
            "outline-scrim text-on-inverse pointer-events-none absolute inset-3 border-2 border-current outline-[12rem] outline-solid",
            shapes[entity],
          )}
        />
      </button>
      <p id={help} className="text-ink-3 text-xs">
        Drag the picture, or use the arrow keys. Plus and minus come closer and go back.
      </p>
      <div className="flex items-end gap-2">
        <IconButton
          size="sm"
          label="Go back"
          onClick={() => onValueChange(zoomed(value, value.zoom - 0.1))}
        >
          <ZoomOut aria-hidden="true" size={16} strokeWidth={1.75} />
        </IconButton>
        <Slider
          label="Closeness"
          className="flex-1"
          value={[value.zoom]}
          min={1}
          max={closest}
          step={0.1}
          say={(zoom) => `${Math.round(zoom * 100)}%`}
          onValueChange={([zoom = 1]) => onValueChange(zoomed(value, zoom))}
        />
        <IconButton
          size="sm"
          label="Come closer"
          onClick={() => onValueChange(zoomed(value, value.zoom + 0.1))}
        >
          <ZoomIn aria-hidden="true" size={16} strokeWidth={1.75} />
        </IconButton>
      </div>
    </div>
  );
}

/** The keys look around: an arrow to the right shows what lies further right. */
const directions: Record<string, readonly [right: number, down: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
