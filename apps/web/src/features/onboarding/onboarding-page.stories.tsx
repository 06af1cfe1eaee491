import { companyContactInput } from "@toran/contract/schemas/company";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useWatch } from "react-hook-form";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { neverAnswers, seenBy } from "@/testing/in-story";
import { ContactFields } from "./contact-fields";
import { OnboardingPage } from "./onboarding-page";
import { PreviewCard } from "./preview-card";
import { StepForm } from "./step-form";
import { useStepForm } from "./use-step-form";

type Send = () => Promise<unknown>;
const waits: Send = neverAnswers;
const vikram = {
  contactName: "Vikram Rao",
  designation: "Campus hiring lead",
  email: "vikram@kestrel.example",
  phone: "+91 98400 12345",
};

/** A step as an area draws it: its form and what the others will see of it. */
function Contact({ send, values }: { send: Send; values: typeof vikram }) {
  const form = useStepForm(companyContactInput, { draft: "contact", values, send });
  const line = useWatch({ control: form.form.control, name: "email" });
  return (
    <StepForm
      label="Company contact"
      form={form}
      preview={
        <PreviewCard entity="company" name="Kestrel Mobility" noName="Your company" line={line} />
      }
    >
      <ContactFields form={form} designation="Campus hiring lead" hint="Colleges write to it." />
    </StepForm>
  );
}
function Page({ send, values }: { send: Send; values: typeof vikram }) {
  return (
    <OnboardingPage area="hr" details={{ CREATE_COMPANY_INFO: "Kestrel Mobility" }}>
      <Contact send={send} values={values} />
    </OnboardingPage>
  );
}

type Steps = NonNullable<NonNullable<FakeCalls["hr"]>["steps"]>;
const reached = (furthest: "COMPANY_CONTACT_INFO" | "COMPANY_ADDRESS") => async () =>
  ok({ mode: "COMPANY_CONTACT_INFO" as const, furthest });
const answeredBy = (steps: Steps = {}) =>
  seenBy({
    area: "hr",
    mode: "COMPANY_CONTACT_INFO",
    calls: { hr: { steps: { read: reached("COMPANY_CONTACT_INFO"), ...steps } } },
  });

const meta = {
  component: Page,
  args: { send: waits, values: vikram },
  parameters: { page: true },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = { contactName: "", designation: "", email: "", phone: "" };
const save = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  (await canvas.findByRole("button", { name: /^Save and continue/ })).focus();
  await userEvent.keyboard("{Enter}");
  return canvas;
};

/** What is typed stands in the pane beside it, and is kept as a draft. */
export const Typed: Story = {
  args: { values: { ...vikram, email: "" } },
  decorators: [answeredBy()],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText("Email"), vikram.email);
    await waitFor(() => expect(canvas.getByText("Draft saved just now")).toBeVisible());
    // In a narrow window there is no room for the pane.
    await expect(canvas.getByText(vikram.email)).toBeInTheDocument();
  },
};
/** What is missing is told at each field, and the first of them has the focus. */
export const NothingWritten: Story = {
  args: { values: nothing },
  decorators: [answeredBy()],
  play: async ({ canvasElement }) => {
    const canvas = await save(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText("Name")).toBeInvalid());
    await waitFor(() => expect(canvas.getByLabelText("Name")).toHaveFocus());
  },
};
export const OnItsWay: Story = {
  decorators: [answeredBy()],
  play: async ({ canvasElement }) => {
    await save(canvasElement);
  },
};
export const Refused: Story = {
  args: { send: async () => refusal({ message: "The address was not saved. Try again." }, 500) },
  decorators: [answeredBy()],
  play: async ({ canvasElement }) => {
    const canvas = await save(canvasElement);
    await expect(await canvas.findByText("The address was not saved. Try again.")).toBeVisible();
  },
};
const goTo = answering(ok({ mode: "COMPANY_META_INFO" as const }));
/** What is saved is opened again by its step in the rail; what is not reached cannot be. */
export const OpenedAgain: Story = {
  decorators: [answeredBy({ read: reached("COMPANY_ADDRESS"), goTo })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const before = await canvas.findByRole("link", { name: /^Company info/ });
    await expect(await canvas.findByRole("link", { name: /^Company address/ })).toBeVisible();
    before.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(goTo.asked.at(-1)).toEqual({ body: { mode: "CREATE_COMPANY_INFO" } }),
    );
  },
};
/** The steps stand there although how far somebody came is not known. */
export const FurthestNotKnown: Story = {
  decorators: [answeredBy({ read: async () => refusal({}, 500) })],
};
