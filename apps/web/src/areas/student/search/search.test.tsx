// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import type { ApiFailure } from "@toran/api-client/failure";
import type { Project } from "@toran/contract/schemas/portfolio";
import { useLocation } from "react-router-dom";
import { expect, test } from "vitest";
import { ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { leaf, saathi } from "../portfolio/testing/open-portfolio";
import { PortfolioSearch } from "./portfolio-search";

const none = { list: async () => ok([]) };
const Address = () => {
  const { pathname, hash } = useLocation();
  return <output aria-label="Address">{pathname + hash}</output>;
};

type List = () => Promise<ApiFailure | ReturnType<typeof ok<Project[]>>>;
function open(list: List = async () => ok([saathi, leaf])) {
  const sections = {
    projects: { list },
    experiences: none,
    education: none,
    achievements: none,
    additional: none,
  };
  return renderScreen(
    <>
      <PortfolioSearch />
      <Address />
    </>,
    { area: "student", mode: "PORTFOLIO", calls: { student: { sections, skills: none } } },
  );
}
const typed = () => screen.findByRole("combobox", undefined, { timeout: 20_000 });
const address = () => screen.getByLabelText("Address").textContent;

test("Ctrl K finds an item by part of its name, whatever its accents, and leads to it", async () => {
  const { user } = open();
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await typed(), "sáath");
  await screen.findByRole("option", { name: /Saathi/ });
  expect(screen.queryByRole("option", { name: /Leaf rust/ })).toBeNull();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(address()).toBe(`/student/edit/projects#${saathi.id}`));
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("the search knows the places of the area, before anything is typed and after", async () => {
  const { user } = open();
  await user.click(screen.getByRole("button", { name: /Search your portfolio/ }));
  await typed();
  expect(screen.getByRole("option", { name: "Documents" })).toBeTruthy();
  await user.type(await typed(), "who looked");
  await user.click(await screen.findByRole("option", { name: /^Who looked/ }));
  await waitFor(() => expect(address()).toBe("/student/access-log"));
});

test("a search whose sections do not come says so, and tries again", async () => {
  let times = 0;
  const { user } = open(async () =>
    times++ ? ok([saathi]) : refusal({ message: "Not now." }, 503),
  );
  await user.click(screen.getByRole("button", { name: /Search your portfolio/ }));
  await user.type(await typed(), "saathi");
  await user.click(await screen.findByRole("button", { name: /again/i }));
  expect(await screen.findByRole("option", { name: /Saathi/ })).toBeTruthy();
});
