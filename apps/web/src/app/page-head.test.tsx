// @vitest-environment jsdom
import { act, render } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from "react-router-dom";
import { expect, test } from "vitest";
import { usePageTitle } from "@/lib/use-page-title";
import { accentOf, usePageHead } from "./page-head";
import { enterArea } from "./routes";

await enterArea("po");

function Shell() {
  usePageHead(useLocation().pathname);
  return <Outlet />;
}
function Job({ title }: { title: string | undefined }) {
  usePageTitle(title);
  return <h1>{title}</h1>;
}

const opened = (path: string, title: string | undefined) => {
  const router = createMemoryRouter(
    [
      {
        element: <Shell />,
        children: [
          { path: "/po/jobs", element: <h1>Jobs</h1> },
          { path: "/po/jobs/:id", element: <Job title={title} /> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return { go: (to: string) => act(() => router.navigate(to)) };
};

test("a page has the title of its row until it knows what it shows", () => {
  opened("/po/jobs/1", undefined);
  expect(document.title).toBe("Job · Toran");
});

test("199: a page is called after what it shows, also where the next one is called alike", async () => {
  const { go } = opened("/po/jobs/1", "Fleet Engineer");
  expect(document.title).toBe("Fleet Engineer · Toran");
  await go("/po/jobs/2");
  expect(document.title).toBe("Fleet Engineer · Toran");
  await go("/po/jobs");
  expect(document.title).toBe("Jobs · Toran");
});

test("a page wears the accent of its area, however its address is written", () => {
  for (const path of ["/po/jobs/1", "/PO/jobs/1", "/Po/login", "/po/"])
    expect(accentOf(path)).toBe("po");
});
