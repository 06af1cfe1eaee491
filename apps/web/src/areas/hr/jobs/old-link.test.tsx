// @vitest-environment jsdom
import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answering, ok } from "@/testing/fake-calls";
import { openJob } from "./testing/open-job";

test("a link to a stage or a college that the job has no more leads to everybody who applied", async () => {
  const list = answering(ok({ items: [], next: null, total: 0 }));
  openJob({ applications: { list } }, "/hr/jobs/job?tab=applicants&stage=gone&college=left");
  await waitFor(() =>
    expect(list.asked).toEqual([{ params: { id: "job" }, query: { sort: "-applied" } }]),
  );
});
