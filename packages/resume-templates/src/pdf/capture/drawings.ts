import type { PathItem } from "../display-list";
import { colourOf } from "./style";

const shapes = "path, rect, circle, ellipse, line, polyline, polygon";

/** The paths of a drawing; what is not a shape of one of these kinds is not drawn by any template. */
export function pathsOf(
  drawing: SVGSVGElement,
  node: number,
  origin: { left: number; top: number },
) {
  return [...drawing.querySelectorAll<SVGGeometryElement>(shapes)].flatMap((shape): PathItem[] => {
    const matrix = shape.getScreenCTM();
    const style = getComputedStyle(shape);
    const fill = style.fill === "none" ? undefined : colourOf(style.fill);
    const ink = style.stroke === "none" ? undefined : colourOf(style.stroke);
    if (!matrix || (!fill && !ink)) return [];
    const { a, b, c, d, e, f } = matrix;
    return [
      {
        kind: "path",
        node,
        data: dataOf(shape),
        matrix: [a, b, c, d, e - origin.left, f - origin.top],
        ...(fill && { fill }),
        ...(ink && { stroke: { colour: ink, width: Number.parseFloat(style.strokeWidth) } }),
        ...(style.fillRule === "evenodd" && { evenOdd: true }),
      },
    ];
  });
}

function dataOf(shape: SVGGeometryElement) {
  const value = (name: string) => Number(shape.getAttribute(name) ?? 0);
  switch (shape.tagName) {
    case "rect": {
      const [x, y, width, height] = ["x", "y", "width", "height"].map(value);
      return `M${x} ${y}h${width}v${height}h-${width}z`;
    }
    case "circle":
      return round(value("cx"), value("cy"), value("r"), value("r"));
    case "ellipse":
      return round(value("cx"), value("cy"), value("rx"), value("ry"));
    case "line":
      return `M${value("x1")} ${value("y1")}L${value("x2")} ${value("y2")}`;
    case "polyline":
      return `M${shape.getAttribute("points") ?? ""}`;
    case "polygon":
      return `M${shape.getAttribute("points") ?? ""}z`;
    default:
      return shape.getAttribute("d") ?? "";
  }
}

const round = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0z`;
