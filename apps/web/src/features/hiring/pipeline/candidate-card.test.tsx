// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen } from "@/testing/render-screen";
import { candidate } from "../testing/candidate";
import { CandidateCard } from "./candidate-card";

const asha = { ...candidate("Asha Rao"), departmentCode: "CE" };

test("a card shows department and college in short, and is read with their names", () => {
  const { unmount } = renderScreen(<CandidateCard candidate={asha} />, { area: "hr" });
  expect(screen.getByText("CE,").getAttribute("aria-hidden")).toBe("true");
  expect(screen.getByText("Civil,", { selector: ".sr-only" })).toBeTruthy();
  expect(screen.getByText("Nilgiri").getAttribute("aria-hidden")).toBe("true");
  expect(screen.getByText(asha.college.name, { selector: ".sr-only" })).toBeTruthy();
  unmount();
  const college = { ...asha.college, name: "Thar" };
  const other = { ...asha, college, departmentCode: null };
  renderScreen(<CandidateCard candidate={other} />, { area: "hr" });
  expect(screen.getByText("Civil, Thar")).toBeTruthy();
});

test("a card shows the picture that its application was sent with", async () => {
  URL.createObjectURL = () => "blob:asha";
  const asked: string[] = [];
  const { container } = renderScreen(<CandidateCard candidate={{ ...asha, picture: "k1" }} />, {
    area: "hr",
    calls: {
      site: {
        assets: {
          private: async ({ query }) => {
            asked.push(query.key);
            return new Blob(["picture"]);
          },
        },
      },
    },
  });
  await waitFor(() => expect(container.querySelector("img")?.src).toBe("blob:asha"));
  expect(asked).toEqual(["k1"]);
});
