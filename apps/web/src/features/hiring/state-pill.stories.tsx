import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { ApplicationPill, HeldUpPill, JobPill, OfferPill, PostingPill } from "./state-pill";
import { applicationWords, jobWords, offerWords, postingWords } from "./words";

const keysOf = <Key extends string>(words: Record<Key, unknown>) => Object.keys(words) as Key[];
const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-label={name} className="grid gap-2">
    <h2 className="text-ink-2 text-sm">{name}</h2>
    <div className="flex flex-wrap gap-2">{children}</div>
  </section>
);

/** Every state that something of hiring can stand in, as all three areas say it. */
const States = ({ plain }: { plain?: boolean }) => (
  <div className="grid gap-5">
    <Row name="A job">
      {keysOf(jobWords).map((state) => (
        <JobPill key={state} state={state} plain={plain} />
      ))}
    </Row>
    <Row name="A job at a college">
      {keysOf(postingWords).map((state) => (
        <PostingPill key={state} area="hr" state={state} plain={plain} />
      ))}
      <HeldUpPill plain={plain} />
    </Row>
    <Row name="An application">
      {keysOf(applicationWords).map((state) => (
        <ApplicationPill key={state} state={state} plain={plain} />
      ))}
    </Row>
    <Row name="An offer">
      {keysOf(offerWords).map((state) => (
        <OfferPill key={state} area="hr" state={state} plain={plain} />
      ))}
    </Row>
  </div>
);
const meta = { component: States } satisfies Meta<typeof States>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Plain: Story = { args: { plain: true } };
