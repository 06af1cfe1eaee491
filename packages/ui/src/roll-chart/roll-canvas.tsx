import { useEffect, useRef } from "react";
import { looks } from "./looks";
import { columnsOf, middle, pitch, type RollRow, sentenceOf, standings } from "./roll";
import { type RollDrawingProps, widthOf } from "./roll-drawing";

/** The same dots for thousands of students, where paths would weigh too much. */
export function RollCanvas(props: RollDrawingProps) {
  const { row, high } = props;
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const drawIt = () => canvas.current && draw(canvas.current, row, high);
    // The first report of the size draws it; painted larger than shown, the dots would swim.
    const sizes = new ResizeObserver(drawIt);
    if (canvas.current) sizes.observe(canvas.current);
    // A canvas does not follow the theme by itself.
    const themes = new MutationObserver(drawIt);
    const attributeFilter = ["data-theme", "data-role"];
    // A part of a page may have a theme of its own.
    for (let at: Element | null = canvas.current; at; at = at.parentElement)
      themes.observe(at, { attributes: true, attributeFilter });
    const system = matchMedia("(prefers-color-scheme: dark)");
    system.addEventListener("change", drawIt);
    return () => {
      sizes.disconnect();
      themes.disconnect();
      system.removeEventListener("change", drawIt);
    };
  }, [row, high]);

  return (
    <div>
      <canvas
        ref={canvas}
        aria-hidden="true"
        style={{ ...widthOf(props), aspectRatio: `${Math.max(1, columnsOf(row, high))} / ${high}` }}
        // Of forced colours all its dots would have one; drawn in paths they keep theirs.
        className="block forced-color-adjust-none"
      />
      <span className="sr-only">{sentenceOf(row)}</span>
    </div>
  );
}

function draw(canvas: HTMLCanvasElement, row: RollRow, high: number) {
  const pen = canvas.getContext("2d");
  if (!pen) return;
  canvas.width = canvas.clientWidth * devicePixelRatio;
  canvas.height = canvas.clientHeight * devicePixelRatio;
  const scale = canvas.width / (Math.max(1, columnsOf(row, high)) * pitch);
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  const list = standings(row);
  for (const [standing, { colour, radius, ring }] of Object.entries(looks)) {
    // A token becomes a colour only on an element.
    canvas.style.color = colour;
    const ink = getComputedStyle(canvas).color;
    pen.beginPath();
    list.forEach((each, place) => {
      if (each !== standing) return;
      const { x, y } = middle(place, high);
      pen.moveTo(x + radius, y);
      pen.arc(x, y, radius, 0, 2 * Math.PI);
    });
    if (ring) {
      pen.lineWidth = ring;
      pen.strokeStyle = ink;
      pen.stroke();
    } else {
      pen.fillStyle = ink;
      pen.fill();
    }
  }
}
