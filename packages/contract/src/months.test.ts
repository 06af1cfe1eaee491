import { expect, test } from "vitest";
import { z } from "zod/mini";
import { projectInput } from "./schemas/portfolio";

const said = (startMonth: string) =>
  z
    .safeParse(projectInput, { title: "Saathi", startMonth })
    .error?.issues.filter(({ path }) => path[0] === "startMonth")
    .map(({ message }) => message);

test("a month that was given is not asked for, where its year is wrong", () => {
  for (const month of ["", "May", "2025-13"])
    expect(said(month)?.[0]).toBe("Give the month it began.");
  for (const month of ["2055-01", "1969-12"])
    expect(said(month)).toEqual(["Give a month of a year from 1970 to 2049."]);
  expect(said("2049-12")).toBeUndefined();
});
