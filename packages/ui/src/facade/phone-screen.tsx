import type { ReactNode } from "react";

/** A phone of a student: an offer, the day, and jobs that are new. It stands in the street as it is, in every theme. */
export function PhoneScreen() {
  return (
    <g direction="ltr" fontSize="13" className="fill-facade-0">
      <path d="M474 830V514a30 30 0 0 1 30-30h148a30 30 0 0 1 30 30v316z" />
      <path
        d="M482 830V515a23 23 0 0 1 23-23h146a23 23 0 0 1 23 23v315z"
        className="fill-on-facade"
      />
      <text x="502" y="513" fontSize="11" fontWeight="600">
        9:41
      </text>
      <rect x="645" y="505" width="17" height="9" rx="2.5" className="stroke-facade-0 fill-none" />
      <rect x="647" y="507" width="10" height="5" rx="1" />
      <text x="496" y="545" fontSize="19" fontWeight="600" letterSpacing="-.2">
        Hello, Ananya
      </text>

      <rect x="492" y="559" width="180" height="63" rx="9" className="fill-spark opacity-35" />
      <Logo x={500} y={575} size={30} ground="fill-facade-2">
        <path d="M5 7l7 5-7 5z" className="fill-facade-4" />
        <path d="M11 7l8 5-8 5z" className="fill-on-facade" />
      </Logo>
      <text x="539" y="580" fontWeight="600">
        Offer from Kestrel
      </text>
      <Small x={539} y={596}>
        ₹16.5 LPA, reply by
      </Small>
      <Small x={539} y={611}>
        Sunday
      </Small>

      <Title y={647}>Today</Title>
      <Meeting y={671} at="11:00" what="Kestrel talk" where="Main hall" />
      <Line y={695} />
      <Meeting y={714} at="14:00" what="Tessera, round 2" where="Panel 3, on campus" />

      <Title y={763}>New for you</Title>
      <Logo x={496} y={777} size={26} ground="fill-facade-4 opacity-25">
        <path d="M4 15h16l-2.5 4h-11zM13.5 7v6H18z" className="fill-spark" />
        <path d="M12 4v9H6z" className="fill-facade-2" />
      </Logo>
      <text x="532" y="787">
        Graduate engineer
      </text>
      <Small x={532} y={803}>
        Halden Shipping
      </Small>
      <Line y={811} />
      <text x="532" y="830">
        Front-end engineer
      </text>
    </g>
  );
}

const Title = ({ y, children }: { y: number; children: string }) => (
  <text x="496" y={y} fontWeight="600">
    {children}
  </text>
);

const Small = ({ x, y, children }: { x: number; y: number; children: string }) => (
  <text x={x} y={y} fontSize="12" className="opacity-75">
    {children}
  </text>
);

const Line = ({ y }: { y: number }) => (
  <rect x="496" y={y} width="172" height="1" className="opacity-15" />
);

function Meeting({ y, at, what, where }: { y: number; at: string; what: string; where: string }) {
  return (
    <>
      <text x="496" y={y} className="tnum opacity-65">
        {at}
      </text>
      <text x="538" y={y}>
        {what}
      </text>
      <Small x={538} y={y + 16}>
        {where}
      </Small>
    </>
  );
}

interface LogoProps {
  x: number;
  y: number;
  size: number;
  ground: string;
  /** Drawn on a sheet of 24 by 24. */
  children: ReactNode;
}

const Logo = ({ x, y, size, ground, children }: LogoProps) => (
  <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24">
    <rect width="24" height="24" rx="5" className={ground} />
    {children}
  </svg>
);
