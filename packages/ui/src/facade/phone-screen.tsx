const lines = [
  [640, 96],
  [664, 66],
  [700, 118],
  [724, 74],
  [760, 104],
  [784, 58],
] as const;

/** A phone with an offer on top of its list. */
export function PhoneScreen() {
  return (
    <>
      <path
        d="M474 830V514a30 30 0 0 1 30-30h148a30 30 0 0 1 30 30v316z"
        className="fill-facade-0"
      />
      <path
        d="M482 830V515a23 23 0 0 1 23-23h146a23 23 0 0 1 23 23v315z"
        className="fill-on-facade"
      />
      <rect x="500" y="524" width="106" height="14" rx="4" className="fill-facade-0" />
      <rect x="494" y="558" width="168" height="56" rx="9" className="fill-spark opacity-35" />
      <rect x="504" y="571" width="30" height="30" rx="6" className="fill-facade-2" />
      <rect x="544" y="574" width="96" height="9" rx="3" className="fill-facade-0" />
      <rect x="544" y="591" width="70" height="7" rx="3" className="fill-facade-4" />
      {lines.map(([y, width], place) => (
        <rect
          key={y}
          x="500"
          y={y}
          width={width}
          height={place % 2 ? 7 : 9}
          rx="3"
          className={place % 2 ? "fill-facade-4 opacity-60" : "fill-facade-0 opacity-80"}
        />
      ))}
    </>
  );
}
