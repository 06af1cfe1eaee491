import { BriefcaseBusiness, Download, FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../button/icon-button";
import { ChatLog } from "./chat-log";
import { ChatDay, ChatLine, ChatMessage, ChatTile } from "./chat-message";
import { Composer } from "./composer";

const icon = { size: 16, strokeWidth: 1.75 };
const people = [
  { value: "1", label: "Vikram Rao", detail: "Kestrel Mobility" },
  { value: "2", label: "Nandini Hegde", detail: "Kestrel Mobility" },
  { value: "3", label: "Vidya Iyer", detail: "Nilgiri Institute" },
];

interface ConversationProps {
  /** What the reader has written before. */
  start?: readonly string[];
  onSend: (text: string) => void;
  onFiles: (files: File[]) => void;
  onOlder: () => void;
}

/** The conversation of the stories, in which the reader can write on. */
export function Conversation({ start = [], onSend, onFiles, onOlder }: ConversationProps) {
  const [own, setOwn] = useState(start);
  const [text, setText] = useState("");
  return (
    <div className="flex h-180 flex-col">
      <ChatLog label="Messages with Vikram Rao" last={String(own.length)} onOlder={onOlder}>
        <ChatDay>Wednesday 12 November</ChatDay>
        <ChatLine icon={<BriefcaseBusiness {...icon} />} time="16:10">
          Kestrel Mobility opened{" "}
          <a className="link" href="#job">
            Graduate Software Engineer, Fleet
          </a>{" "}
          to Nilgiri
        </ChatLine>
        <ChatMessage name="Vikram Rao" time="16:14" dateTime="2025-11-12T16:14">
          Good afternoon Dr. Krishnan. We have shortlisted 14 of your students for the fleet
          platform role. Could we hold interviews on campus next week?
        </ChatMessage>
        <ChatMessage
          own
          name="Meera Krishnan"
          time="16:32"
          tiles={
            <ChatTile
              picture={
                <span className="bg-ok-tint text-ok grid size-9 place-items-center rounded-md">
                  <FileSpreadsheet aria-hidden="true" {...icon} />
                </span>
              }
              title="kestrel-shortlist-2026.xlsx"
              detail="14 students, 86 KB"
              end={
                <IconButton label="Download kestrel-shortlist-2026.xlsx">
                  <Download aria-hidden="true" {...icon} />
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
        <ChatMessage name="Vikram Rao" time="11:42">
          Perfect. I will send the panel list by this evening.
        </ChatMessage>
        {own.map((message, place) => (
          <ChatMessage
            key={message}
            own
            name="Meera Krishnan"
            time="11:43"
            seen={place === own.length - 1 ? "Seen 11:43" : undefined}
          >
            {message}
          </ChatMessage>
        ))}
      </ChatLog>
      <div className="px-6 pb-4">
        <Composer
          label="Message to Vikram Rao"
          value={text}
          people={people}
          onValueChange={setText}
          onFiles={onFiles}
          onSend={() => {
            onSend(text);
            setOwn([...own, text]);
            setText("");
          }}
        />
      </div>
    </div>
  );
}
