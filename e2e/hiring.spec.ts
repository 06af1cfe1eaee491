import type { Page } from "@playwright/test";
import { callsOf } from "./fixtures/calls";
import * as hiring from "./fixtures/hiring";
import { look } from "./fixtures/look";
import { addPerson, expect, logIn, test } from "./fixtures/people";

// A step that does not come is told by its name, not by the end of the time.
test.use({ actionTimeout: 15_000 });

const job = "Graduate Engineer, Depots";
const { step } = test;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a job goes to two colleges, and a student who is hired for it, loses the offer and gets back what it had closed; everybody is told once", async ({
  another,
  request,
  page: officer,
  enterAs,
}) => {
  test.setTimeout(180_000);
  const began = Date.now();
  const [hr, other, student] = await Promise.all([1, 2, 3].map(another));
  if (!hr || !other || !student) throw new Error("The browsers did not open.");
  const { accessToken: officerToken } = await enterAs("officer-in-season", officer);
  const { accessToken: otherToken } = await enterAs("officer-ready", other);
  const { accessToken: hrToken } = await enterAs("hr-ready", hr);
  const { accessToken: rivalToken } = await addPerson(request, "hr-ready");
  const asOfficer = callsOf(officer.request, "po", officerToken);
  const asHr = callsOf(hr.request, "hr", hrToken);
  const asRival = callsOf(request, "hr", rivalToken);
  const first = await hiring.connect(asHr, asOfficer);
  const second = await hiring.connect(asHr, callsOf(other.request, "po", otherToken));
  await hiring.connect(asRival, asOfficer);
  type Listed = { items: { firstName: string; lastName: string; email: string }[] };
  const query = "status=ACTIVE&placement=NOT_PLACED&limit=1";
  const [candidate] = (await asOfficer<Listed>("get", `/student-info?${query}`)).items;
  if (!candidate) throw new Error("The college has no student.");
  const name = `${candidate.firstName} ${candidate.lastName}`;

  await step("a job is drafted and sent to two colleges", async () => {
    await hiring.draftJob(hr, job);
    await hr.getByRole("button", { name: "Send to colleges" }).click();
    const sending = hr.getByRole("dialog");
    for (const { name: college } of [first, second])
      await sending.getByRole("checkbox", { name: college }).check();
    await sending.getByRole("button", { name: "Send to 2 colleges" }).click();
    await expect(heading(hr)).toContainText("Active");
  });

  await step("one college approves it, and one asks a question", async () => {
    await hiring.openJob(officer, "po", job);
    await officer.getByRole("button", { name: "Approve" }).click();
    await expect(heading(officer)).toContainText("Open");
    await hiring.openJob(other, "po", job);
    await other.getByRole("button", { name: "Ask a question" }).click();
    await other.getByRole("textbox", { name: "Your question" }).fill("Is there a hostel?");
    await other.getByRole("button", { name: "Ask", exact: true }).click();
    await expect(heading(other)).toContainText("Question asked");
    await hr.reload();
    await hr.getByRole("tab", { name: "Colleges" }).click();
    await expect(hr.getByText("Is there a hostel?")).toBeVisible();
    await hr.getByRole("textbox", { name: "Your answer" }).fill("Yes, for the first year.");
    await hr.getByRole("button", { name: "Send the answer" }).click();
    await expect(hr.getByText("You answered: ")).toBeVisible();
    await other.reload();
    await expect(other.getByText("Yes, for the first year.")).toBeVisible();
  });

  await step("a student applies, and has an offer elsewhere", async () => {
    await logIn(student, "student", candidate.email);
    const token = await student.evaluate(() => localStorage.getItem("auth_token"));
    const asStudent = callsOf(student.request, "student", token ?? "");
    const apply = (posting: string) =>
      asStudent<{ id: string }>("post", `/postings/${posting}/applications`, {});
    await apply(await hiring.openJobAt(first, asHr, asOfficer, "Field Engineer"));
    const applied = await apply(await hiring.openJobAt(first, asRival, asOfficer, "Site Engineer"));
    for (const command of ["SHORTLIST", "SELECT"])
      await asRival("put", "/applications", { ids: [applied.id], command });
    const offer = { applicationId: applied.id, role: "Site Engineer", ctc: 900_000 };
    await asRival("post", "/offers", offer);

    await student.goto("/student/jobs");
    await student.getByRole("link", { name: job }).click();
    await student.getByRole("button", { name: "Apply" }).click();
    await expect(student.getByRole("heading", { name: "What you sent" })).toBeVisible();
  });

  await step("the student is put on the short list and into the round", async () => {
    await hiring.openJob(hr, "hr", job);
    const college = hr.locator(".truncate", { hasText: first.name });
    await expect(college.first()).toBeVisible();
    const cut = await college.evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((one) => one.textContent),
    );
    expect(cut, "the college of a card is read whole").toEqual([]);
    await hiring.openJob(officer, "po", job);
    await officer.getByRole("tab", { name: "Candidates" }).click();
    const seen = officer.getByRole("button", { name, exact: true });
    await expect(
      officer.getByRole("list", { name: /Applied/ }).filter({ has: seen }),
    ).toBeVisible();
    await hiring.carry(hr, name, "Shortlisted");
    // Nobody reloads to see what the other side did.
    await expect(
      officer.getByRole("list", { name: /Shortlisted/ }).filter({ has: seen }),
    ).toBeVisible();
    await hiring.carry(hr, name, "Interview");
  });

  await step("a booking is confirmed and cut into slots, and the student books one", async () => {
    const booking = await hiring.askForInterviews(hr, first.name, job);
    await hiring.publishSlots(officer, booking, "Interview");
    await look(officer, "published slots of a booking");
    await hiring.bookSlot(student, job);
    await hr.goto(`/hr/bookings/${booking}`);
    await expect(hr.getByText("1 of 4 taken").first()).toBeVisible();
    await expect(hr.getByText(name).first()).toBeVisible();
  });

  const sheet = hr.getByRole("dialog", { name });
  await step("the student gets an offer", async () => {
    await hiring.openJob(hr, "hr", job);
    await hiring.carry(hr, name, "Offer");
    await hr.getByRole("button", { name, exact: true }).click();
    await sheet.getByRole("button", { name: "Make an offer" }).click();
    await hr.getByRole("button", { name: "Make the offer" }).click();
    await expect(sheet.getByText("Waiting for an answer")).toBeVisible();
  });

  const rowOf = (title: string) => student.getByRole("listitem").filter({ hasText: title });
  await step("it is accepted, and the policy takes another offer and an application", async () => {
    await student.goto("/student/applications");
    await expect(rowOf("Site Engineer")).toContainText("Waiting for an answer");
    await student.getByRole("link", { name: job }).click();
    await expect(student.getByRole("heading", { name: "Your offer" })).toBeVisible();
    await student.getByRole("button", { name: "Accept" }).click();
    const accepting = student.getByRole("dialog");
    await expect(accepting).toContainText(/these offers are declined:.*Site Engineer/);
    await expect(accepting).toContainText(/these applications are closed:.*Field Engineer/);
    await look(student, "an offer that is being accepted");
    await accepting.getByRole("button", { name: "Accept" }).click();
    await expect(student.getByText("Accepted", { exact: true })).toBeVisible();
    await student.getByRole("link", { name: "All applications" }).click();
    await expect(rowOf("Site Engineer")).toContainText("Declined");
    await expect(rowOf("Field Engineer")).toContainText("Closed by the rules");
    await student.goto("/student/decisions");
    await expect(student.getByText("Application closed")).toBeVisible();
  });

  await step("the first offer is revoked, and what it had closed comes back", async () => {
    await hr.reload();
    await sheet.getByRole("button", { name: "Take the offer back" }).click();
    const revoking = hr.getByRole("alertdialog").or(hr.getByRole("dialog")).last();
    await revoking.getByRole("textbox", { name: "Why" }).fill("The depot is not built this year.");
    await revoking.getByRole("button", { name: "Take the offer back" }).click();
    await expect(sheet.getByRole("button", { name: "Make an offer" })).toBeVisible();
    await student.goto("/student/applications");
    await expect(rowOf("Site Engineer")).toContainText("Waiting for an answer");
    await expect(rowOf("Field Engineer")).not.toContainText("Closed by the rules");
    await expect(rowOf("Field Engineer")).toContainText("Sent");
  });

  await step("everybody was told of each thing once", async () => {
    const company = "Kestrel Mobility";
    expect(await hiring.toldTo(student, "student", began)).toEqual([
      "3 new jobs are open to you",
      `An offer is declined by your college's policy: Site Engineer, ${company}`,
      `Choose your slot: Interviews: ${job}, ${company}`,
      `You are in the next round: ${job}, ${company}`,
      `You are on the short list: ${job}, ${company}`,
      `You are on the short list: Site Engineer, ${company}`,
      `You are selected: ${job}, ${company}`,
      `You are selected: Site Engineer, ${company}`,
      `You have an offer: ${job}, ${company}`,
      `You have an offer: Site Engineer, ${company}`,
      `Your application is back: Field Engineer, ${company}`,
      `Your application is closed: Field Engineer, ${company}`,
      `Your offer waits for you again: Site Engineer, ${company}`,
      `Your offer was taken back: ${job}, ${company}`,
    ]);
    expect(await hiring.toldTo(hr, "hr", began)).toEqual(
      [
        `${first.name} approves Field Engineer`,
        `${first.name} approves ${job}`,
        `${second.name} asks you about ${job}`,
        `${name} accepts the offer: ${job}`,
        `${name} applies for Field Engineer`,
        `${name} applies for ${job}`,
        `${name} is again a candidate for Field Engineer`,
        `${name} is no longer a candidate for Field Engineer`,
        `You are connected with ${first.name}`,
        `You are connected with ${second.name}`,
        `${first.name} confirms your booking: Interviews: ${job}`,
      ].toSorted(),
    );
    expect(await hiring.toldTo(officer, "po", began)).toEqual(
      [
        `${company} asks for a date: Interviews: ${job}`,
        // Two companies of one name.
        `${company} asks to connect with you`,
        `${company} asks to connect with you`,
        `${company} sends you Field Engineer`,
        `${company} sends you ${job}`,
        `${company} sends you Site Engineer`,
        `${name} accepts the offer: ${job}, ${company}`,
        `${name} can answer the offer again: Site Engineer, ${company}`,
        `${name} has an offer: ${job}, ${company}`,
        `${name} has an offer: Site Engineer, ${company}`,
        `${name} has lost the offer: ${job}, ${company}`,
        `${name} may not accept the offer, by your policy: Site Engineer, ${company}`,
      ].toSorted(),
    );
    expect(await hiring.toldTo(other, "po", began)).toEqual([
      `${company} answers your question about ${job}`,
      `${company} asks to connect with you`,
      `${company} sends you ${job}`,
    ]);
    const { items } = await callsOf(
      request,
      "notification",
      rivalToken,
    )<{
      items: { title: string }[];
    }>("get", "/");
    expect(items.map(({ title }) => title).toSorted()).toEqual(
      [
        `${first.name} approves Site Engineer`,
        `${name} applies for Site Engineer`,
        `${name} can answer the offer again: Site Engineer`,
        `${name} may not accept the offer, by the college's policy: Site Engineer`,
        `You are connected with ${first.name}`,
      ].toSorted(),
    );
  });
});
