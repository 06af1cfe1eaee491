// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import * as downloads from "@/lib/save-as";
import { answering, type FakeCalls, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { type FileArea, JobFiles } from "./job-files";

const held = () => vi.spyOn(downloads, "saveAs").mockReturnValue(undefined);

const leaflet = { id: "leaflet", name: "Life at Kestrel.pdf", bytes: 1_200_000 };
const open = (area: FileArea, calls: FakeCalls) =>
  renderScreen(<JobFiles files={[leaflet]} area={area} />, { area, mode: "DASHBOARD", calls });
const bytes = new Blob(["%PDF-1.7"]);

test.each([
  ["hr", (file: () => Promise<Blob>) => ({ hr: { jobs: { file } } })],
  ["po", (file: () => Promise<Blob>) => ({ po: { postings: { file } } })],
  ["student", (file: () => Promise<Blob>) => ({ student: { hiring: { postings: { file } } } })],
] as const)("a file of a job is saved in the area %s", async (area, callsOf) => {
  const saveAs = held();
  const file = answering(bytes);
  const { user } = open(area, callsOf(file));
  expect(await screen.findByText("1.1 MB")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Download Life at Kestrel.pdf" }));
  await waitFor(() => expect(saveAs).toHaveBeenCalledWith("Life at Kestrel.pdf", bytes));
  expect(file.asked).toEqual([{ params: { id: "leaflet" } }]);
});

test("a file that was taken out meanwhile is told", async () => {
  const saveAs = held();
  const file = answering(refusal({ message: "The file was not found." }, 404));
  const { user, stores } = open("student", { student: { hiring: { postings: { file } } } });
  await user.click(await screen.findByRole("button", { name: /^Download/ }));
  await waitFor(() =>
    expect(stores.feedback.toasts.map(({ title }) => title)).toEqual([
      "“Life at Kestrel.pdf” is no longer there",
    ]),
  );
  expect(saveAs).not.toHaveBeenCalled();
});
