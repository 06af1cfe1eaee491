import type { Meta, StoryObj } from "@storybook/react-vite";
import { BriefcaseBusiness, Download, FileText } from "lucide-react";
import type { ReactNode } from "react";
import { expect, within } from "storybook/test";
import { IconButton } from "../button/icon-button";
import { ChatLog } from "../chat/chat-log";
import { ChatDay, ChatLine, ChatMessage, ChatTile } from "../chat/chat-message";
import { Composer } from "../chat/composer";
import { MentionField } from "../chat/mention-field";
import { moved, StateSheet, type States, still } from "./state-sheet";

const meta = { title: "States/Chat", globals: { role: "po" } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const nothing = () => undefined;
const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
const long = "Could we hold the interviews of the final year on campus in the week after next?";
const address = `https://${"placements-and-internships.".repeat(3)}nilgiri.example`;
const sheet = (part: ReactNode, more?: States): Story => ({
  render: () => <StateSheet states={{ ...still(part), ...more }} />,
});

const own = { own: true, name: "Meera Krishnan", time: "16:32" } as const;
const both = (words: string) => (
  <div className="flex flex-col gap-3">
    <ChatMessage name="Vikram Rao" time="16:14">
      {words}
    </ChatMessage>
    <ChatMessage {...own} mark="read">
      {words}
    </ChatMessage>
  </div>
);
export const Messages = sheet(both("Friday 21 works."), {
  loading: (
    <ChatMessage {...own} state="sending">
      Friday 21 works.
    </ChatMessage>
  ),
  error: (
    <ChatMessage {...own} state="failed" onRetry={nothing}>
      Friday 21 works.
    </ChatMessage>
  ),
  "long text": both(`${long} ${address}`),
});

export const Days = sheet(<ChatDay>Today</ChatDay>, {
  "long text": <ChatDay>Wednesday 12 November of the last season</ChatDay>,
});
export const Lines = sheet(
  <ChatLine icon={<BriefcaseBusiness {...icon} />} time="16:10">
    Kestrel opened a job
  </ChatLine>,
  {
    "long text": (
      <ChatLine icon={<BriefcaseBusiness {...icon} />} time="16:10">
        {`${long} ${address}`}
      </ChatLine>
    ),
  },
);
const tile = (title: string, detail: string) => (
  <ChatTile
    picture={<FileText {...icon} />}
    title={title}
    detail={detail}
    end={
      <IconButton label={`Download ${title}`}>
        <Download {...icon} />
      </IconButton>
    }
  />
);
export const Tiles = sheet(tile("shortlist.xlsx", "86 KB"), {
  "long text": tile(`${address}.xlsx`, `${long}, 86 KB`),
});

const log = (words: string, waiting?: boolean) => (
  <div className="flex h-60 flex-col">
    <ChatLog label="Messages" last="1" loadingOlder={waiting} onOlder={nothing}>
      <ChatDay>Today</ChatDay>
      {both(words)}
    </ChatLog>
  </div>
);
export const Logs: Story = {
  render: () => (
    <StateSheet
      on="[tabindex]"
      states={{
        ...still(log("Friday 21 works.")),
        focus: log("Friday 21 works."),
        loading: log("Friday 21 works.", true),
        "long text": log(`${long} ${address}`),
      }}
    />
  ),
  play: async ({ canvas }) => {
    const shown = within(canvas.getByRole("region", { name: "long text" })).getByRole("log");
    await expect(shown.scrollWidth, "no bubble is wider than it").toBe(shown.clientWidth);
  },
};

const composer = (value: string, more?: { maxLength?: number; closed?: ReactNode }) => (
  <Composer
    label="Message to Vikram Rao"
    value={value}
    onValueChange={nothing}
    onSend={nothing}
    onFiles={nothing}
    {...more}
  />
);
export const Composers: Story = {
  render: () => (
    <StateSheet
      on="textarea"
      states={{
        ...moved(composer("Friday 21 works.")),
        disabled: composer("", { closed: "Kestrel has left Toran. What was written stays." }),
        error: composer(long, { maxLength: 40 }),
        "long text": composer(`${long} ${address}`),
      }}
    />
  ),
};

const field = (label = "Edit the message", more?: { error?: string; disabled?: boolean }) => (
  <MentionField
    label={label}
    value="Ask @Vikram Rao"
    people={[]}
    maxLength={4000}
    onValueChange={nothing}
    {...more}
  />
);
export const MentionFields: Story = {
  render: () => (
    <StateSheet
      states={{
        ...moved(field()),
        disabled: field(undefined, { disabled: true }),
        error: field(undefined, { error: "A message can be changed for 15 minutes." }),
        "long text": field(long),
      }}
    />
  ),
};
