import { TextField } from "@toran/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProfileParts, ProfileSection } from "./profile-parts";
import { SectionForm } from "./section-form";

const form = { submit: () => undefined, busy: false, draftSaved: false };
const Page = (props: Partial<typeof form> & { problem?: string }) => (
  <ProfileParts previewTitle="What companies see" preview={<p>Nilgiri Institute</p>}>
    <ProfileSection title="College info">
      <SectionForm what="college info" form={{ ...form, ...props }}>
        <TextField label="Name" defaultValue="Nilgiri Institute of Technology" />
        <TextField label="Website" optional />
      </SectionForm>
    </ProfileSection>
  </ProfileParts>
);
const meta = { component: Page, parameters: { page: true } } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsItIsSaved: Story = {};
export const Typed: Story = { args: { draftSaved: true } };
export const Saving: Story = { args: { busy: true, draftSaved: true } };
export const Refused: Story = {
  args: { problem: "Somebody else has changed this. Here is what stands there now." },
};
