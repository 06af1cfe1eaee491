// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { ApiFailure } from "@toran/api-client/failure";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import { paths } from "@/navigation/paths";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { job } from "../testing/job";
import { JobEditorScreen } from "./job-editor-screen";

beforeEach(() => window.sessionStorage.clear());

type Jobs = NonNullable<NonNullable<FakeCalls["hr"]>["jobs"]>;
type Sent = Parameters<NonNullable<Jobs["upload"]>>;
type Answer = Awaited<ReturnType<NonNullable<Jobs["upload"]>>>;
/** A file whose id follows from the second letter of its name. */
const idOf = (name: string) =>
  `00000000-0000-4000-8000-${String(name.charCodeAt(1)).padStart(12, "0")}`;
const fileOf = (name: string) => ({ id: idOf(name), name, bytes: 2048 });
const pdf = (name: string, type = "application/pdf") => new File(["%PDF-1.7"], name, { type });
const found = { ...job, attachments: [fileOf("one.pdf"), fileOf("two.pdf")] };

function open(jobs: Jobs) {
  return renderScreen(
    <Routes>
      <Route path={paths.hr.editJob} element={<JobEditorScreen />} />
      <Route path={paths.hr.job} element={<p>The page of the job</p>} />
    </Routes>,
    {
      area: "hr",
      mode: "DASHBOARD",
      path: "/hr/jobs/job/edit",
      calls: {
        hr: {
          jobs: {
            read: async () => ok(found),
            reach: async () => ok({ colleges: [], eligible: 0, students: 0 }),
            upload: async ({ body }) => ok(fileOf((body.file as File).name)),
            ...jobs,
          },
          company: { user: async () => refusal({ message: "Not asked." }) },
        },
      },
    },
  );
}
const field = async () => within(await screen.findByRole("group", { name: "Files of the job" }));
const choose = async (...files: File[]) => {
  const [input] = (await field()).getAllByLabelText<HTMLInputElement>("Files of the job", {
    selector: "input",
  });
  if (input) fireEvent.change(input, { target: { files } });
};
const rows = async () =>
  (await field())
    .queryAllByRole("listitem")
    .map((row) => /^[\w.-]+\.pdf/.exec(row.textContent)?.[0]);
const press = async (user: ReturnType<typeof open>["user"], name: string | RegExp) =>
  user.click(await screen.findByRole("button", { name }));

test("files are brought one by one while somebody types, can be stopped, and are saved with the job", async () => {
  const ways: { name: string; options: Sent[1]; arrive: () => void }[] = [];
  const upload: Jobs["upload"] = ({ body }, options) =>
    new Promise((settle) => {
      const { name } = body.file as File;
      options?.signal?.addEventListener("abort", () => settle(new ApiFailure(0, {}, "aborted")));
      ways.push({ name, options, arrive: () => settle(ok(fileOf(name))) });
    });
  const save = answering(ok(found));
  const { user } = open({ upload, save });
  await choose(pdf("three.pdf"), pdf("four.pdf"), pdf("five.pdf"));
  await waitFor(() => expect(ways.map(({ name }) => name)).toEqual(["three.pdf"]));
  act(() => ways[0]?.options?.onProgress?.({ loaded: 2, total: 8 }));
  const meter = await (await field()).findByRole("progressbar", { name: "Uploading three.pdf" });
  expect(meter.getAttribute("value")).toBe("0.25");
  await user.type(screen.getByLabelText("Title"), " II");
  await press(user, /^Save changes/);
  const wait = "Wait until every file has arrived, or take it out.";
  expect(await (await field()).findByText(wait)).toBeTruthy();
  expect(save.asked).toEqual([]);

  await press(user, "Stop uploading four.pdf");
  ways[0]?.arrive();
  await waitFor(() => expect(ways.at(-1)?.name).toBe("five.pdf"));
  await press(user, "Stop uploading five.pdf");
  await waitFor(async () => expect(await rows()).toEqual(["one.pdf", "two.pdf", "three.pdf"]));
  expect(screen.getByDisplayValue("Fleet Engineer II")).toBeTruthy();
  await press(user, /^Save changes/);
  expect(await screen.findByText("The page of the job")).toBeTruthy();
  expect(save.asked).toMatchObject([
    {
      body: {
        title: "Fleet Engineer II",
        attachments: ["one.pdf", "two.pdf", "three.pdf"].map(idOf),
      },
    },
  ]);
});

test("what cannot be taken is told at the field, and what did not arrive is tried again", async () => {
  const upload = answering<Answer>(
    refusal({ message: "The server rests." }, 503),
    ok(fileOf("three.pdf")),
    refusal({ message: "Check.", errors: { file: "Choose a file of this kind: PDF." } }),
  );
  const { user } = open({ upload });
  const huge = pdf("huge.pdf");
  Object.defineProperty(huge, "size", { value: 6 * 1024 * 1024 });
  await choose(pdf("offer.docx", "application/msword"), huge, pdf("three.pdf"));
  const said = await (await field()).findByText(/“offer.docx” was not added/);
  expect(said.textContent).toContain("“huge.pdf” was not added. This file has 6.0 MB.");
  expect(await (await field()).findByText("The server rests.")).toBeTruthy();
  await press(user, "Try three.pdf again");
  await waitFor(async () => expect(await rows()).toEqual(["one.pdf", "two.pdf", "three.pdf"]));
  await choose(pdf("program.pdf"));
  expect(await (await field()).findByText(/“program.pdf” was not added. Choose/)).toBeTruthy();
  expect(upload.asked).toHaveLength(3);
  await choose(pdf("a.pdf"), pdf("b.pdf"), pdf("c.pdf"));
  expect(await (await field()).findByText(/Keep it to 5 files/)).toBeTruthy();
});

test("a file that is taken out is put back where it was, and one that is lost is named", async () => {
  const errors = {
    [`attachments.${idOf("two.pdf")}`]: "This file is no longer there. Choose it again.",
  };
  const save = answering(refusal({ message: "Check the marked fields.", errors }));
  const { user, stores } = open({ save });
  await press(user, "Remove one.pdf");
  await waitFor(async () => expect(await rows()).toEqual(["two.pdf"]));
  expect(stores.feedback.toasts.map(({ title }) => title)).toEqual(["“one.pdf” is taken out"]);
  act(() => stores.feedback.toasts[0]?.action?.onPress());
  await waitFor(async () => expect(await rows()).toEqual(["one.pdf", "two.pdf"]));
  await press(user, /^Save changes/);
  expect(await (await field()).findByText(/“two.pdf”: This file is no longer there/)).toBeTruthy();
  await waitFor(async () =>
    expect(document.activeElement).toBe(
      (await field()).getByRole("button", { name: "Choose files" }),
    ),
  );
});
