// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import type { StudentSheet } from "@toran/contract/schemas/student-sheet";
import { expect, test } from "vitest";
import { refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import type { StudentWork } from "../bulk/student-work";
import { student } from "../testing/open-students";
import { OutcomeChoice } from "./outcome-choice";

test("what was chosen stays in sight until the answer is there, and goes back where it was refused", async () => {
  const sent: string[] = [];
  const manners: unknown[] = [];
  const answers: (() => void)[] = [];
  const work = { changed: () => {} } as StudentWork;
  const { user } = renderScreen(
    <OutcomeChoice student={student(1) as StudentSheet} work={work} />,
    {
      area: "po",
      mode: "DASHBOARD",
      calls: {
        po: {
          students: {
            setOutcome: async ({ body }, manner) => {
              manners.push(manner);
              sent.push(body.outcomeTag);
              await new Promise<void>((resolve) => answers.push(resolve));
              return refusal({ message: "An error occurred on the server." }, 500);
            },
          },
        },
      },
    },
  );
  const choice = screen.getByRole<HTMLSelectElement>("combobox");
  await user.selectOptions(choice, "HIGHER_STUDIES");
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(choice.value).toBe("HIGHER_STUDIES");
  await user.selectOptions(choice, "ENTREPRENEURSHIP");
  expect(sent).toEqual(["HIGHER_STUDIES"]);
  answers.pop()?.();
  expect(await screen.findByText("An error occurred on the server.")).toBeTruthy();
  expect(choice.value).toBe("SEEKING");
  expect(manners).toEqual([{ tellsFailure: true }]);
});
