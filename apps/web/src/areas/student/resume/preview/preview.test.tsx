// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { expect, test, vi } from "vitest";
import { modelOf } from "@/features/resume/model-of";
import { steer } from "@/lib/go";
import { paths } from "@/navigation/paths";
import { document as saathi } from "../testing/open-studio";
import { Preview } from "./preview";

const document: typeof saathi = {
  ...saathi,
  sections: [
    {
      id: "projects",
      kind: "projects",
      title: "Projects",
      entries: ["saathi", "leaf"].map((id) => ({ id, title: id })),
    },
  ],
};

test.each([
  ["saathi", "#saathi"],
  ["leaf", "#leaf"],
  ["room between them", "#saathi"],
])("a press on one of two cards in a row opens the project it shows: %s", (text, hash) => {
  const went = vi.fn<(to: string) => void>();
  steer(went);
  render(
    <Preview
      place={createRef()}
      document={document}
      resume={modelOf(document)}
      template={undefined}
      options={{}}
      zoom={1}
      onLayout={() => {}}
    />,
  );
  const desk = screen.getByRole("region", { name: "Your résumé, page by page" });
  // As the pages are drawn, which nothing lays out here.
  desk.insertAdjacentHTML(
    "beforeend",
    `<div data-block="saathi:cards">room between them
      <div data-entry="saathi"><h3>saathi</h3></div>
      <div data-entry="leaf"><h3>leaf</h3></div>
    </div>`,
  );
  fireEvent.click(screen.getByText(text));
  expect(went.mock.calls[0]?.[0]).toBe(`${paths.student.editProjects}${hash}`);
});
