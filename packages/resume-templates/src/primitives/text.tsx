import { Fragment, type ReactNode } from "react";
import type { Contact, Link, Run } from "../model/model";
import { contactTarget } from "../model/contact-target";
import { bareAddress } from "../model/normalise";

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

/** Text with its marks. */
export const Runs = ({ runs }: { runs: readonly Run[] }) =>
  runs.map((run, index) => <Marked key={index} run={run} />);

function Marked({ run }: { run: Run }) {
  const { text, strong, em, href } = run;
  let node: ReactNode = <Dashed>{text}</Dashed>;
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
    {children
      .split(" ")
      .map((word, index) => [index ? " " : "", <Whole key={index}>{word}</Whole>])}
  </h1>
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
