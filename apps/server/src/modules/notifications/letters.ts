import { greeting, letter, productName, type Written } from "../../mail/letter";
import type { Mail } from "../../mail/send-mail";
import { shortened } from "../../shortened";

interface Told {
  title: string;
  body: string;
}
interface Linked extends Told {
  link: string | null;
}
interface Person {
  email: string;
  firstName: string;
}

const paragraph = ({ title, body }: Told) => (body ? `${title}\n${body}` : title);
const withLink = (told: Linked, home: string) =>
  told.link ? `${paragraph(told)}\n${home}${told.link}` : paragraph(told);

const farewell = "You can choose what we write to you about in the settings of your account.";

/** The mails of a critical notice, which leave with the change. */
export const lettersOf = (
  notice: { letter?: (person: Person) => Written },
  text: Linked,
  people: Person[],
  home: string,
): Mail[] =>
  people.map((person) => ({
    to: person.email,
    ...(notice.letter?.(person) ?? {
      subject: text.title,
      text: letter(greeting(person.firstName), withLink(text, home)),
    }),
  }));

/** One mail for everything that is due. */
export function letterOfAll(person: Person, told: Linked[], home: string): Mail {
  const [first] = told;
  const subject =
    told.length === 1 && first
      ? first.title
      : shortened(`${told.length} things are new on ${productName}: ${first?.title ?? ""}`, 200);
  const paragraphs = told.map((each) => withLink(each, home));
  return {
    to: person.email,
    subject,
    text: letter(greeting(person.firstName), ...paragraphs, farewell),
  };
}
