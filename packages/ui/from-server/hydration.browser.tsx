import { type ReactNode, useEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, inject, test, vi } from "vitest";
import { DataTable, type TableColumn, type TableStorage } from "../src/data-table";
import "../src/tailwind.css";
import { storiesOf, storyFiles } from "./stories";

const fromServer = inject("fromServer");

afterEach(() => {
  document.dir = "";
  vi.restoreAllMocks();
});

// The server knows neither the direction of the page nor what other parts of it have loaded already.
test.each(storyFiles)("%s is taken over as it came from the server", async (file) => {
  document.dir = "rtl";
  const faults: string[] = [];
  for (const [name, Story] of await storiesOf(file))
    for (const fault of await takeOver(fromServer[file]?.[name] ?? "", <Story />))
      faults.push(`${name}: ${fault}`);
  expect(faults).toEqual([]);
});

test("a table is taken over though its reader keeps it otherwise in the browser", async () => {
  const columns: TableColumn<string>[] = [
    { id: "name", title: "Name", cell: (name) => name },
    { id: "length", title: "Letters", cell: (name) => name.length },
  ];
  const table = (storage?: TableStorage) => (
    <DataTable
      label="Cities"
      rows={["Coonoor", "Kotagiri"]}
      columns={columns}
      rowId={String}
      rowName={String}
      storage={storage}
      storageKey="cities"
    />
  );
  const kept = { getItem: () => '{"shown":{"length":false}}', setItem: () => undefined };
  expect(await takeOver(renderToString(table()), table(kept))).toEqual([]);
});

/** Hydrates what came from the server; gives what React found to be different. */
async function takeOver(html: string, story: ReactNode) {
  const faults: string[] = [];
  const note = (fault: unknown) => void faults.push(String(fault));
  const said = vi.spyOn(console, "error").mockImplementation((...words) => note(words.join(" ")));
  const place = document.createElement("div");
  place.innerHTML = html;
  document.body.append(place);
  let root: Root | undefined;
  await new Promise<void>((taken) => {
    root = hydrateRoot(place, <Mounted tell={taken}>{story}</Mounted>, {
      onRecoverableError: note,
    });
  });
  root?.unmount();
  place.remove();
  said.mockRestore();
  return faults;
}

function Mounted({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell]);
  return children;
}
