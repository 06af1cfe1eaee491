import { encode } from "uqr";

const longest = 300;

/** An address as a code for a telephone's camera, drawn as one path; nothing for one too long to be read from paper. */
export function Qr({ address, label }: { address: string; label: string }) {
  if (address.length > longest) return null;
  const { data, size } = encode(address, { border: 0, ecc: "M" });
  return (
    <svg
      className="tr-qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={data.map(rowPath).join("")} fill="currentColor" />
    </svg>
  );
}

/** Neighbours in a row are one bar, so that no hairline parts them on paper. */
function rowPath(row: boolean[], y: number) {
  let path = "";
  for (let x = 0; x < row.length; x++) {
    const from = x;
    while (row[x]) x++;
    if (x > from) path += `M${from} ${y}h${x - from}v1h-${x - from}z`;
  }
  return path;
}
