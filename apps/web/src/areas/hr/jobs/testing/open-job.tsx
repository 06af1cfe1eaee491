import type { OfficerRank } from "@toran/contract/roles";
import { Route, Routes } from "react-router-dom";
import { paths } from "@/navigation/paths";
import { college } from "@/features/hiring/testing/candidate";
import { type FakeCalls, ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { vikram } from "../../testing/vikram";
import { JobEditorScreen } from "../editor/job-editor-screen";
import { JobScreen } from "../job-screen";
import { board, job } from "./job";

/** The screens of a job, opened by somebody of its company. */
export function openJob(hr: FakeCalls["hr"], path = "/hr/jobs/job", rank: OfficerRank = "LEAD") {
  const shown = renderScreen(
    <Routes>
      <Route path={paths.hr.newJob} element={<JobEditorScreen />} />
      <Route path={paths.hr.editJob} element={<JobEditorScreen />} />
      <Route path={paths.hr.job} element={<JobScreen />} />
    </Routes>,
    {
      area: "hr",
      mode: "DASHBOARD",
      path,
      calls: {
        hr: {
          ...hr,
          jobs: {
            read: async () => ok(job),
            reach: async () =>
              ok({
                colleges: [{ college, eligible: 40, students: 90 }],
                eligible: 40,
                students: 90,
              }),
            ...hr?.jobs,
          },
          applications: {
            board: async () => ok(board),
            ...hr?.applications,
          },
          company: { user: async () => vikram(rank) },
        },
      },
    },
  );
  void shown.stores.hr.load();
  return shown;
}
