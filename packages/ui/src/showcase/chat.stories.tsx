import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  BriefcaseBusiness,
  CalendarPlus,
  Download,
  FileSpreadsheet,
  GraduationCap,
  PanelRight,
  Search,
  SquarePen,
} from "lucide-react";
import { useState } from "react";
import { expect, within } from "storybook/test";
import { Avatar } from "../avatar/avatar";
import { Badge } from "../badge/badge";
import { IconButton } from "../button/icon-button";
import { ChatLog } from "../chat/chat-log";
import { ChatDay, ChatLine, ChatMessage, ChatTile } from "../chat/chat-message";
import { Composer } from "../chat/composer";
import { SearchField } from "../field/search-field";
import { StatusPill } from "../status/status-pill";
import { About } from "./about-company";
import { OfficerFrame } from "./frames";

const meta = {
  title: "Showcase/Officer chat",
  parameters: { page: true },
  globals: { role: "po" },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

const talks = [
  ["Kestrel Mobility", "11:42", "Perfect. I will send the panel list by this evening.", 0],
  ["Tessera Analytics", "11:20", "Can we move round 2 to 14:30?", 2],
  ["Halden Shipping", "10:05", "Our vessel team has a request", 1],
  ["Aldgate Capital", "Yesterday", "Thank you, received the CGPA sheet.", 0],
  ["Saral Pay", "Yesterday", "You: Shared 18 student profiles", 0],
  ["Meghdoot Cloud", "Tue", "Confirmed, 4 early offers", 0],
  ["Ostara Health", "Tue", "Is the seminar hall free on the 24th?", 0],
  ["Larkspur Bank", "Mon", "You: Noted, thank you.", 0],
  ["Vayu Energy", "7 Nov", "Back in January for interns.", 0],
  ["Hexa Foods", "6 Nov", "Sent the revised job description", 0],
] as const;

const Talks = () => (
  <section aria-labelledby="chat" className="border-rule flex min-h-0 flex-col border-e">
    <header className="flex items-center justify-between px-5 pt-4">
      <h1 id="chat" className="title-2xl">
        Chat
      </h1>
      <IconButton label="New message">
        <SquarePen {...icon} />
      </IconButton>
    </header>
    <SearchField
      label="Search people and messages"
      placeholder="Search people and messages"
      className="px-5 py-2.5"
    />
    <ul className="min-h-0 flex-1 overflow-y-auto px-2">
      {talks.map(([name, when, words, unread], place) => (
        <li key={name}>
          <a
            href={`#${name}`}
            aria-current={place === 0 ? "page" : undefined}
            className="aria-[current]:bg-accent-wash hover:bg-hover flex items-center gap-3 rounded-md px-3 py-2.5"
          >
            <Avatar entity="company" name={name} decorative />
            <span className="min-w-0 flex-1">
              <span className="flex justify-between gap-2">
                <b className={`truncate ${unread ? "font-semibold" : "font-medium"}`}>{name}</b>
                <span className="text-ink-3 flex-none text-xs">{when}</span>
              </span>
              <span className="flex justify-between gap-2">
                <span className={`truncate ${unread ? "" : "text-ink-2"}`}>{words}</span>
                <Badge count={unread} label="unread" />
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);

function Talk() {
  const [text, setText] = useState(
    "Thank you. Please add the alumni names too, so we can put them on the notice board.",
  );
  return (
    <section aria-label="Vikram Rao" className="flex min-h-0 min-w-0 flex-col">
      <header className="border-rule flex items-center gap-3 border-b px-6 py-2.5">
        <Avatar entity="person" name="Vikram Rao" decorative />
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold">Vikram Rao</h2>
          <p className="text-ink-3 flex items-center gap-1.5 text-xs">
            <span aria-hidden="true" className="bg-ok-mark size-2 rounded-full" />
            Kestrel Mobility, usually replies within an hour
          </p>
        </div>
        <IconButton label="Search this conversation">
          <Search {...icon} />
        </IconButton>
        <IconButton label="Propose a time">
          <CalendarPlus {...icon} />
        </IconButton>
        <IconButton label="About Kestrel Mobility" aria-pressed="true">
          <PanelRight {...icon} />
        </IconButton>
      </header>
      <ChatLog label="Messages with Vikram Rao" last="11:43">
        <ChatDay>Wednesday 12 November</ChatDay>
        <ChatLine icon={<BriefcaseBusiness {...icon} />} time="16:10">
          Kestrel Mobility opened{" "}
          <a className="link" href="#job">
            Graduate Software Engineer, Fleet
          </a>{" "}
          to Nilgiri
        </ChatLine>
        <ChatMessage name="Vikram Rao" time="16:14">
          Good afternoon Dr. Krishnan. We have shortlisted 14 of your students for the fleet
          platform role. Could we hold interviews on campus next week? We would bring last year's
          hires along to meet the juniors.
        </ChatMessage>
        <ChatMessage
          own
          name="Meera Krishnan"
          time="16:32"
          tiles={
            <ChatTile
              picture={
                <span className="bg-ok-tint text-ok grid size-9 place-items-center rounded-md">
                  <FileSpreadsheet {...icon} />
                </span>
              }
              title="kestrel-shortlist-2026.xlsx"
              detail="14 students, 86 KB"
              end={
                <IconButton label="Download kestrel-shortlist-2026.xlsx">
                  <Download {...icon} />
                </IconButton>
              }
            />
          }
        >
          {
            "Lovely to hear. Friday 21 works; the main block is free from 09:30.\nI am sharing everyone's latest documents."
          }
        </ChatMessage>
        <ChatDay>Today</ChatDay>
        <ChatMessage name="Vikram Rao" time="11:36">
          Friday 21 it is. One request: Karthik and Ananya both have a clash with Tessera at 14:00.
          Can their slots come before lunch?
        </ChatMessage>
        <ChatMessage
          own
          name="Meera Krishnan"
          time="11:40"
          tiles={
            <ChatTile
              picture={
                <span className="border-rule w-11 border-e pe-2 text-center">
                  <b className="title-lg block">21</b>
                  <span className="text-2xs text-ink-3">Fri, Nov</span>
                </span>
              }
              title="Campus interviews, main block"
              detail="09:30 to 13:00, 2 panels, 14 students"
              end={
                <StatusPill glyph="done" tone="ok">
                  Confirmed
                </StatusPill>
              }
            />
          }
          seen="Seen 11:43"
        >
          Done. I have moved both to the first hour.
        </ChatMessage>
        <ChatMessage name="Vikram Rao" time="11:42">
          Perfect. I will send the panel list by this evening.
        </ChatMessage>
      </ChatLog>
      <div className="px-6 pb-4">
        <Composer
          label="Message to Vikram Rao"
          value={text}
          onValueChange={setText}
          onSend={() => setText("")}
          onFiles={() => undefined}
          tools={
            <>
              <IconButton label="Share students">
                <GraduationCap {...icon} />
              </IconButton>
              <IconButton label="Propose a time">
                <CalendarPlus {...icon} />
              </IconButton>
            </>
          }
        />
      </div>
    </section>
  );
}

export const HChat: Story = {
  name: "h Officer chat",
  render: () => (
    <OfficerFrame
      current="Chat"
      crumbs={[{ label: "Chat", href: "#chat" }, { label: "Kestrel Mobility" }]}
    >
      <div className="grid min-h-0 flex-1 grid-cols-[--spacing(76)_minmax(0,1fr)_--spacing(72)] grid-rows-[minmax(0,1fr)]">
        <Talks />
        <Talk />
        <About />
      </div>
    </OfficerFrame>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("log", { name: "Messages with Vikram Rao" }),
    ).toBeVisible();
  },
};
