import type { Entry } from "../model/model";
import { periodText, type wordsFor } from "../model/words";
import type { Look } from "./look";
import { Joined, Own } from "./text";

interface AcademicTableProps {
  entries: Entry[];
  look: Look;
  words: ReturnType<typeof wordsFor>;
}

/** Education as placement offices read it: course, institute, years and score in columns. */
export function AcademicTable({ entries, look, words }: AcademicTableProps) {
  const scored = entries.some(({ score }) => score);
  return (
    <table className="tr-table">
      <thead>
        <tr>
          <th scope="col">{words.course}</th>
          <th scope="col">{words.institute}</th>
          <th scope="col">{words.years}</th>
          {scored && <th scope="col">{words.score}</th>}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id} data-entry={entry.id}>
            <th scope="row">
              <Own text={entry.title} />
            </th>
            <td>
              <Joined parts={[entry.org, entry.place]} comma={words.comma} />
            </td>
            <td>{periodText(entry.period, look.locale, look.options.dates)}</td>
            {scored && (
              <td>
                <bdi>{entry.score}</bdi>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
