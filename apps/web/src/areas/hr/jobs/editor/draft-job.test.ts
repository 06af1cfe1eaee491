import { expect, test } from "vitest";
import { job } from "../testing/job";
import { bodyOf, draftFrom } from "./draft-job";

// In India: ten in the morning, and half past five in the evening.
const timed = { ...job, opensAt: "2026-12-01T04:30:00.000Z", closesAt: "2026-12-20T12:00:00.000Z" };

test("an edit leaves the hours of a job as they are, as long as its days stay", () => {
  expect(bodyOf({ ...draftFrom(timed), title: "Another" }, timed)).toMatchObject({
    opensAt: timed.opensAt,
    closesAt: timed.closesAt,
    version: job.version,
  });
  expect(bodyOf({ ...draftFrom(timed), closes: "2026-12-21" }, timed)).toMatchObject({
    opensAt: timed.opensAt,
    closesAt: "2026-12-21T18:29:00.000Z",
  });
});
