import { Fragment, type ReactNode, use } from "react";
import type { Contact, Link } from "../model/model";
import { contactTarget } from "../model/contact-target";
import { bareAddress } from "../model/normalise";
import type { DrawnRun } from "./block";
import { ownDirection, PageDirection } from "./direction";

/** A dash that keeps the room around it: one of the faces draws it in, until programs read a single word. */
export const Dash = () => <span className="tr-dash">{dash}</span>;
const dash = " – ";

/** A text with such dashes. */
export const Dashed = ({ children }: { children: string }) =>
  children.split(dash).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <Dash />}
      {part}
    </Fragment>
  ));

/** A value that keeps its signs and its place, whichever way its letters run. */
export function Own({ text, children = text }: { text: string; children?: ReactNode }) {
  const dir = ownDirection(text, use(PageDirection));
  return dir ? <bdi dir={dir}>{children}</bdi> : children;
}

/** Values with the comma of a language between them. */
export function Joined({ parts, comma }: { parts: (string | undefined)[]; comma: string }) {
  const page = use(PageDirection);
  const there = parts.filter((part) => part !== undefined && part !== "") as string[];
  // As one text where it runs one way, for programs that read word by word.
  if (!there.some((part) => ownDirection(part, page))) return there.join(comma);
  return there.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && comma}
      <Own text={part} />
    </Fragment>
  ));
}

/** Text with its marks. */
export const Runs = ({ runs }: { runs: readonly DrawnRun[] }) =>
  runs.map((run, index) => <Marked key={index} run={run} />);

function Marked({ run }: { run: DrawnRun }) {
  const { text, strong, em, href, own } = run;
  let node: ReactNode = <Dashed>{text}</Dashed>;
  if (own) node = <Own text={text}>{node}</Own>;
  if (em) node = <em>{node}</em>;
  if (strong) node = <strong>{node}</strong>;
  return href ? <a href={href}>{node}</a> : node;
}

/** A word that stays on one line as long as it fits on one: a name, an address, a number. */
export const Whole = ({ children }: { children: ReactNode }) => (
  <span className="tr-whole">{children}</span>
);

/** A name breaks between its words, never at a hyphen within one. */
export const Name = ({ children }: { children: string }) => (
  <h1 className="tr-name">
    <Own text={children}>
      {children
        .split(" ")
        .map((word, index) => [index ? " " : "", <Whole key={index}>{word}</Whole>])}
    </Own>
  </h1>
);

/** What somebody calls themselves below their name. */
export const Headline = ({ children }: { children: string | undefined }) =>
  children && (
    <p className="tr-headline">
      <Own text={children} />
    </p>
  );

/** A link by its label, and by its address as well when it is meant for paper. */
export function LinkText({ link, address }: { link: Link; address: boolean }) {
  const bare = bareAddress(link.url);
  return (
    <>
      <Whole>
        <a href={link.url} dir="auto">
          {link.label}
        </a>
      </Whole>
      {address && bare !== link.label && (
        <>
          {" "}
          <Whole>
            (<bdi>{bare}</bdi>)
          </Whole>
        </>
      )}
    </>
  );
}

export function ContactText({ contact }: { contact: Contact }) {
  const target = contactTarget(contact);
  return (
    <Whole>
      {target ? (
        <a href={target} dir="ltr">
          {contact.text}
        </a>
      ) : (
        <bdi>{contact.text}</bdi>
      )}
    </Whole>
  );
}

/** Parts in a row, with a mark between them that no reader reads out. */
export const Row = ({ parts, mark = "·" }: { parts: ReactNode[]; mark?: string }) =>
  parts.filter(Boolean).map((part, index) => (
    <span key={index}>
      {index > 0 && (
        <span aria-hidden="true" className="tr-mark">
          {` ${mark} `}
        </span>
      )}
      {part}
    </span>
  ));
