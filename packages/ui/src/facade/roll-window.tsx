const rows = [
  { y: 678, sure: 20, open: 0, now: [0, 23, 55] },
  { y: 718, sure: 14, open: 6, now: [21, 42] },
  { y: 758, sure: 9, open: 8, now: [18] },
  { y: 798, sure: 8, open: 6, now: [14] },
];

/** A browser window that shows a roll of students, cut off by the arch. */
export function RollWindow() {
  return (
    <>
      <rect x="430" y="592" width="296" height="238" className="fill-on-facade" />
      <rect x="430" y="592" width="296" height="34" className="fill-facade-4 opacity-40" />
      <rect x="430" y="626" width="54" height="204" className="fill-facade-4 opacity-20" />
      {[644, 666, 688, 710, 732].map((y, place) => (
        <rect
          key={y}
          x="450"
          y={y}
          width={place % 2 ? 18 : 23}
          height="6"
          rx="3"
          className={place === 1 ? "fill-facade-0" : "fill-facade-4 opacity-70"}
        />
      ))}
      <rect x="504" y="644" width="104" height="12" rx="3" className="fill-facade-0" />
      {rows.flatMap(({ y, sure, open, now }) =>
        Array.from({ length: (sure + open) * 3 }, (_, dot) => (
          <circle
            key={`${y}-${dot}`}
            cx={508 + Math.floor(dot / 3) * 11}
            cy={y + (dot % 3) * 11}
            r={dot < sure * 3 ? 4 : 2}
            className={
              now.includes(dot) ? "fill-spark" : dot < sure * 3 ? "fill-facade-3" : "fill-facade-4"
            }
          />
        )),
      )}
    </>
  );
}
