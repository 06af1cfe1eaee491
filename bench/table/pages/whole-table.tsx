import type { Student } from "./students";

/** Every row it is given, in a plain table. */
export function WholeTable({ rows }: { rows: readonly Student[] }) {
  return (
    <div className="scroller">
      <table>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
