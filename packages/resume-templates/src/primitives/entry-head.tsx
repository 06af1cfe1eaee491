import type { Entry } from "../model/model";
import { bareAddress } from "../model/normalise";
import { periodText, wordsFor } from "../model/words";
import type { Look } from "./look";
import { Dash, Dashed, Joined, Own, Row, Whole } from "./text";

/** How title, organisation, place and dates stand to each other. */
export type HeadKind = "inline" | "row" | "ledger" | "gutter" | "spine";

interface OfEntry {
  entry: Entry;
  look: Look;
}

export function EntryHead({ kind, ...of }: OfEntry & { kind: HeadKind }) {
  if (kind === "inline") return <Inline {...of} />;
  if (kind === "ledger" && of.entry.org) return <Ledger {...of} />;
  if (kind === "gutter") return <Gutter {...of} />;
  if (kind === "spine") return <Gutter {...of} node />;
  return <TitleRow {...of} />;
}

const dates = ({ entry, look }: OfEntry) =>
  periodText(entry.period, look.locale, look.options.dates);

/** Everything in one line of text, as the oldest parsers like it. */
function Inline(of: OfEntry) {
  const { entry } = of;
  const when = dates(of);
  return (
    <>
      <h3 className="tr-entry">
        <Joined parts={[entry.title, entry.org, entry.place]} comma={commaOf(of.look)} />
        {when && <span className="tr-when"> ({when})</span>}
      </h3>
      <Details look={of.look} entry={{ ...entry, place: undefined }} />
    </>
  );
}

function TitleRow(of: OfEntry) {
  const { entry } = of;
  return (
    <>
      <div className="tr-row">
        <h3 className="tr-entry">
          <Own text={entry.title}>
            <Dashed>{entry.title}</Dashed>
          </Own>
        </h3>
        <When>{dates(of)}</When>
      </div>
      <Where {...of} />
    </>
  );
}

/** Organisation and place in a line with the score, then the rest. */
function Where({ entry, look }: OfEntry) {
  const { org, place, score } = entry;
  if (!org) return <Details look={look} entry={entry} />;
  return (
    <>
      <p className="tr-org">
        <Row
          parts={[
            <Joined key="where" parts={[org, place]} comma={commaOf(look)} />,
            scoreOf(score),
          ]}
        />
      </p>
      <Details look={look} entry={{ ...entry, place: undefined, score: undefined }} />
    </>
  );
}

const scoreOf = (score: string | undefined) => score && <bdi className="tr-score">{score}</bdi>;

const commaOf = ({ locale }: Look) => wordsFor(locale).comma;

/** Two rows as in a ledger: who and where, then what and when. */
function Ledger(of: OfEntry) {
  const { entry } = of;
  return (
    <>
      <div className="tr-row">
        <h3 className="tr-entry">
          <Own text={entry.org ?? ""} />
        </h3>
        {entry.place && (
          <span className="tr-place">
            <Own text={entry.place} />
          </span>
        )}
      </div>
      <div className="tr-row">
        <p className="tr-role">
          <Row parts={[<Own key="title" text={entry.title} />, scoreOf(entry.score)]} />
        </p>
        <When>{dates(of)}</When>
      </div>
      <Details look={of.look} entry={{ ...entry, place: undefined, score: undefined }} />
    </>
  );
}

/** The dates before the title, in a margin of their own; a node ties them to a line there. */
function Gutter({ node, ...of }: OfEntry & { node?: boolean }) {
  const { entry } = of;
  return (
    <div className="tr-gutter">
      {node && <span aria-hidden="true" className="tr-node" />}
      <p className="tr-gutter-when">
        {dates(of)
          .split(" – ")
          .map((end, index) => [index ? <Dash key={index} /> : "", <Whole key={end}>{end}</Whole>])}
      </p>
      <div>
        <h3 className="tr-entry">
          <Own text={entry.title}>
            <Dashed>{entry.title}</Dashed>
          </Own>
        </h3>
        <Where {...of} />
      </div>
    </div>
  );
}

const When = ({ children }: { children: string }) =>
  children && (
    <span className="tr-when">
      <Dashed>{children}</Dashed>
    </span>
  );

/** Place, score, what it was built with and where it can be seen, as far as they are known. */
function Details({ look, entry: { place, score, stack, url } }: OfEntry) {
  const parts = [
    place && <Own text={place} />,
    scoreOf(score),
    stack && (
      <span className="tr-stack">
        <Joined parts={stack} comma={commaOf(look)} />
      </span>
    ),
    url && (
      <Whole>
        <a href={url} dir="ltr">
          {bareAddress(url)}
        </a>
      </Whole>
    ),
  ];
  if (!parts.some(Boolean)) return null;
  return (
    <p className="tr-details">
      <Row parts={parts} />
    </p>
  );
}
