import type { Entry, RichText } from "../../model/model";
import { bareAddress } from "../../model/normalise";
import { textOf } from "../../model/rich-text";
import { periodText } from "../../model/words";
import type { Block } from "../../primitives/block";
import { entryBlocks, type Recipe } from "../../primitives/section-blocks";
import { Own, Row, Whole } from "../../primitives/text";
import type { Assignment } from "../template";

const mostText = 700;
const leastGap = 10;

/** Projects as cards, two abreast; what is too long for a card has the whole width and may part. */
export function cardBlocks(entries: Entry[], recipe: Recipe, given: Assignment): Block[] {
  const blocks: Block[] = [];
  let waiting: Entry[] = [];
  const { gap } = given.metrics;
  // Frames stand further apart than lines do.
  const between = Math.max(gap.entry, leastGap);
  const deal = () => {
    if (waiting.length) blocks.push(row(waiting, between, given));
    waiting = [];
  };
  for (const entry of entries) {
    if (lengthOf(entry) > mostText) {
      deal();
      blocks.push(...entryBlocks(entry, recipe, given, gap.entry));
      continue;
    }
    waiting.push(entry);
    if (waiting.length === 2) deal();
  }
  deal();
  return blocks.map((block, index) => (index ? block : { ...block, gap: gap.title + 2 }));
}

const linesOf = (body: RichText | undefined) =>
  (body ?? []).flatMap((block) =>
    block.kind === "paragraph"
      ? [block.runs]
      : block.items.flatMap(({ runs, items = [] }) => [runs, ...items]),
  );

const lengthOf = ({ title, stack = [], body }: Entry) =>
  [title, ...stack, ...linesOf(body).map(textOf)].join(" ").length;

const row = (entries: Entry[], gap: number, given: Assignment): Block => ({
  id: `${entries[0]!.id}:cards`,
  kind: "cards",
  gap,
  node: (
    <div className="tr-cards">
      {entries.map((entry) => (
        <Card key={entry.id} entry={entry} given={given} />
      ))}
    </div>
  ),
});

function Card({ entry, given }: { entry: Entry; given: Assignment }) {
  const { title, org, place, score, url, stack } = entry;
  const when = periodText(entry.period, given.locale, given.options.dates);
  const facts = [
    org && <Own text={org} />,
    place && <Own text={place} />,
    score && <bdi>{score}</bdi>,
    when,
  ].filter(Boolean);
  return (
    <div className="tr-card" data-entry={entry.id}>
      <h3 className="tr-entry">
        <Own text={title} />
      </h3>
      {facts.length > 0 && (
        <p className="tr-details">
          <Row parts={facts} />
        </p>
      )}
      <div className="tr-card-body">
        {entryBlocks({ ...entry, title }, { head: "row", skills: "line" }, given, 0)
          .slice(1)
          .map(({ id, kind, text }) => (
            <div key={id} className={`tr-b-${kind}`}>
              {text?.draw(text.runs, { first: true })}
            </div>
          ))}
      </div>
      {stack && <Tags names={stack} />}
      {url && (
        <p className="tr-card-link">
          <Whole>
            <a href={url} dir="ltr">
              {bareAddress(url)}
            </a>
          </Whole>
        </p>
      )}
    </div>
  );
}

/** Names in frames, each a word of its own to whoever reads the text. */
const Tags = ({ names }: { names: string[] }) => (
  <ul className="tr-tags">
    {names.map((name) => (
      <li key={name} className="tr-tag">
        <Own text={name} />{" "}
      </li>
    ))}
  </ul>
);
