import { expect, test } from "vitest";
import { forms } from "../../testing/forms";
import { ok, refusal } from "../../testing/ok";
import { signUpStaff, signUpStudent } from "../../testing/sign-up";
import { startServer } from "../../testing/start-server";

const server = await startServer();
const { departments } = forms.departments;
const departmentsForm = {
  departments: departments.map((each) => ({
    ...each,
    majors: [...("majors" in each ? each.majors : [])],
  })),
};
const metaForm = { ...forms.companyMeta, serviceIds: [...forms.companyMeta.serviceIds] };

test("a student goes through every step, and lands in the portfolio", async () => {
  const { browser } = await signUpStudent(server);
  const { personal } = browser.api.student;
  expect(ok(await personal.savePersonalInfo({ body: forms.personalInfo })).data.mode).toBe(
    "PERSONALDOC",
  );
  expect(
    ok(await personal.savePersonalDocument({ body: forms.personalDocument })).data,
  ).toMatchObject({
    mode: "EDIT_EDUCATION_DETAILS",
    numberEnding: "234F",
  });
  expect(ok(await personal.saveEducationDetails({ body: forms.education })).data.mode).toBe(
    "LETS_CONTINUE",
  );
  expect(ok(await personal.letsContinue({ body: { mode: "EDIT_PORTFOLIO" } })).data.mode).toBe(
    "EDIT_PORTFOLIO",
  );
  expect(ok(await personal.userData()).data).toMatchObject({
    firstName: "Ananya",
    phone: "+919812345678",
    educationDetails: { cgpa: 8.12, department: "Computer Science and Engineering" },
  });
});

test("an officer goes through every step, and lands on the dashboard", async () => {
  const { browser } = await signUpStaff(server, "po");
  const { po } = browser.api;
  const billingAddress = { query: { isBilling: true }, body: forms.address };
  expect(ok(await po.address.create(billingAddress)).data.mode).toBe("PAYMENT");
  const [plan] = ok(await po.billing.plans()).data;
  const billing = ok(await po.billing.create({ body: { planId: plan?.id ?? "" } })).data;
  const failed = ok(
    await po.billing.pay({ params: { id: billing.id }, body: { outcome: "fail" } }),
  ).data;
  expect(failed).toMatchObject({ mode: "PAYMENT", billing: { payment: "FAILED" } });
  const paid = ok(await po.billing.pay({ params: { id: billing.id }, body: {} })).data;
  expect(paid).toMatchObject({ mode: "COLLEGEINFO", billing: { payment: "PAID" } });
  expect(ok(await po.college.saveInfo({ body: forms.college })).data.mode).toBe("COLLEGEADDRESS");
  expect(
    ok(await po.address.create({ query: { isBilling: false }, body: forms.address })).data.mode,
  ).toBe("CONTACTINFO");
  expect(ok(await po.college.saveContact({ body: forms.contact })).data.mode).toBe("ACADEMICINFO");
  expect(ok(await po.college.saveMajors({ body: departmentsForm })).data.mode).toBe("DASHBOARD");
  expect(ok(await po.college.data()).data).toMatchObject({
    college: { name: "Nilgiri Institute of Technology" },
    departments: [
      { name: "Computer Science", majors: [{ name: "Data Science" }] },
      { name: "Civil" },
    ],
  });
  expect(ok(await po.billing.subscription()).data.state).toBe("ACTIVE");
});

test("an HR user goes through every step, each with a token of the new mode, and lands on the dashboard", async () => {
  const { browser } = await signUpStaff(server, "hr");
  const { onboarding, company } = browser.api.hr;
  const saved = ok(await onboarding.saveInfo({ body: forms.company })).data;
  expect(saved).toMatchObject({ mode: "COMPANY_META_INFO", accessToken: expect.any(String) });
  expect(ok(await onboarding.saveMeta({ body: metaForm })).data.mode).toBe("COMPANY_CONTACT_INFO");
  expect(ok(await onboarding.saveContact({ body: forms.contact })).data.mode).toBe(
    "COMPANY_ADDRESS",
  );
  expect(ok(await onboarding.saveAddress({ body: forms.address })).data.mode).toBe("DASHBOARD");
  expect(await company.user()).toMatchObject({
    mode: "DASHBOARD",
    company: { name: "Kestrel Mobility", services: [{}] },
  });
});

test("52: a call that needs a finished account is refused with the mode, and nothing changes", async () => {
  const { browser } = await signUpStaff(server, "hr");
  const refused = refusal(
    await browser.api.hr.todos.create({ body: { title: "Call the college" } }),
  );
  expect(refused).toMatchObject({ status: 403, body: { mode: "CREATE_COMPANY_INFO" } });
});

test("53: a step that has not been reached is refused, with the mode", async () => {
  const { browser } = await signUpStaff(server, "hr");
  const refused = refusal(await browser.api.hr.onboarding.saveAddress({ body: forms.address }));
  expect(refused).toMatchObject({ status: 403, body: { mode: "CREATE_COMPANY_INFO" } });
  expect(await browser.api.hr.company.user()).toMatchObject({ company: null });
});

test("53: a step saved twice, and by ten requests at once, leaves one record and one step forward", async () => {
  const { browser } = await signUpStaff(server, "hr");
  const { onboarding, company } = browser.api.hr;
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => onboarding.saveInfo({ body: forms.company })),
  );
  expect(new Set(replies.map((reply) => ok(reply).data.mode))).toEqual(
    new Set(["COMPANY_META_INFO"]),
  );
  ok(await onboarding.saveInfo({ body: { ...forms.company, name: "Kestrel Electric" } }));
  expect(await company.user()).toMatchObject({
    mode: "COMPANY_META_INFO",
    company: { name: "Kestrel Electric" },
  });
});

test("a user goes back to a step that was reached, and forward again, but not further", async () => {
  const { browser } = await signUpStudent(server);
  const { personal, steps } = browser.api.student;
  ok(await personal.savePersonalInfo({ body: forms.personalInfo }));
  expect(ok(await steps.goTo({ body: { mode: "PERSONALINFO" } })).data.mode).toBe("PERSONALINFO");
  expect(ok(await steps.read()).data).toEqual({ mode: "PERSONALINFO", furthest: "PERSONALDOC" });
  expect(refusal(await steps.goTo({ body: { mode: "LETS_CONTINUE" } })).status).toBe(403);
  expect(ok(await personal.savePersonalInfo({ body: forms.personalInfo })).data.mode).toBe(
    "PERSONALDOC",
  );
});

test("a paid plan is paid once, however often the gateway sends the officer back", async () => {
  const { browser } = await signUpStaff(server, "po");
  const { po } = browser.api;
  ok(await po.address.create({ query: { isBilling: true }, body: forms.address }));
  const [plan] = ok(await po.billing.plans()).data;
  const { id } = ok(await po.billing.create({ body: { planId: plan?.id ?? "" } })).data;
  const pay = () => po.billing.pay({ params: { id }, body: {} });
  const replies = await Promise.all([pay(), pay(), pay()]);
  expect(replies.map((reply) => ok(reply).data.mode)).toEqual([
    "COLLEGEINFO",
    "COLLEGEINFO",
    "COLLEGEINFO",
  ]);
  expect(ok(await po.billing.subscription()).data.billings).toHaveLength(1);
});
