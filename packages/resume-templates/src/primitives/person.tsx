import type { Options } from "../model/options";
import type { Fact, Person } from "../model/model";
import { ContactText, LinkText, Own, Row } from "./text";

interface OfPerson {
  person: Person;
  options: Options;
}

/** Where somebody is found, in one or more lines. */
export function ContactLine({ person, options, mark }: OfPerson & { mark?: string }) {
  const parts = contactParts({ person, options });
  if (!parts.length) return null;
  return (
    <p className="tr-contacts">
      <Row parts={parts} mark={mark} />
    </p>
  );
}

/** The same as separate parts, for a template that sets them one under the other. */
export const contactParts = ({ person, options }: OfPerson) => [
  ...person.contacts.map((contact) => <ContactText key={contact.text} contact={contact} />),
  ...person.links.map((link) => (
    <LinkText key={link.url} link={link} address={options.links === "label+address"} />
  )),
];

export const FactText = ({ fact: { label, value } }: { fact: Fact }) => (
  <>
    <span className="tr-fact-label">
      <Own text={label} />:
    </span>{" "}
    <bdi>{value}</bdi>
  </>
);

/** What a placement office asks for, each with its name. */
export const FactLine = ({ facts, mark }: { facts: Fact[]; mark?: string }) =>
  facts.length > 0 && (
    <p className="tr-facts">
      <Row
        mark={mark}
        parts={facts.map((fact) => (
          <span key={fact.label} className="tr-fact">
            <FactText fact={fact} />
          </span>
        ))}
      />
    </p>
  );

/** The portrait, if there is one and it is wanted. */
export function Photo({ person, options, shape }: OfPerson & { shape: "round" | "square" }) {
  if (!person.photo || options.photo === "hidden") return null;
  const drawn = options.photo === "auto" ? shape : options.photo;
  return (
    <img className={`tr-photo tr-photo-${drawn}`} src={person.photo.src} alt={person.photo.alt} />
  );
}
