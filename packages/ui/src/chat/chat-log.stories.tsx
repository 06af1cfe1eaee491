import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { ChatLog } from "./chat-log";
import { ChatMessage, ChatTile } from "./chat-message";
import { Composer } from "./composer";

const onSend = fn();
const onFiles = fn();

/** How much of a log lies below what is in sight. */
const belowSight = (log: HTMLElement) => log.scrollHeight - log.scrollTop - log.clientHeight;

const hundred = Array.from({ length: 100 }, (_, at) => at + 1);

/** Fifty messages in sight; the first of all is asked for by the second button. */
function Led() {
  const [shown, setShown] = useState(hundred.slice(50));
  const [aim, setAim] = useState<{ place: number }>();
  return (
    <div className="flex h-70 flex-col">
      <button type="button" onClick={() => setAim({ place: 60 })}>
        Go to 60
      </button>
      <button
        type="button"
        onClick={() => {
          setAim({ place: 1 });
          setTimeout(() => setShown(hundred.slice(0, 50)));
        }}
      >
        Go to 1
      </button>
      <ChatLog label="Messages" aim={aim} last={String(shown.at(-1))}>
        {shown.map((place) => (
          <div key={place} data-place={place}>
            <ChatMessage name="Vikram Rao" time="11:42">
              {`Message ${place}`}
            </ChatMessage>
          </div>
        ))}
      </ChatLog>
    </div>
  );
}

/** Above a field that grows with what is typed, of which the log is not told. */
const Shared = () => (
  <div className="flex h-70 flex-col">
    <ChatLog label="Messages" last="100">
      {hundred.slice(50).map((place) => (
        <ChatMessage key={place} name="Vikram Rao" time="11:42">
          {`Message ${place}`}
        </ChatMessage>
      ))}
    </ChatLog>
    <textarea aria-label="Message" rows={1} className="field-sizing-content flex-none" />
  </div>
);

/** What is sent stands at the foot, wherever its writer was. */
function Answered() {
  const [sent, setSent] = useState(0);
  return (
    <div className="flex h-70 flex-col">
      <ChatLog label="Messages" last={String(sent)} sent={sent}>
        {hundred.slice(50).map((place) => (
          <ChatMessage key={place} name="Vikram Rao" time="11:42">
            {`Message ${place}`}
          </ChatMessage>
        ))}
        {hundred.slice(0, sent).map((nth) => (
          <ChatMessage key={nth} own name="Meera Krishnan" time="11:43" mark="sent">
            {`Answer ${nth}`}
          </ChatMessage>
        ))}
      </ChatLog>
      <button type="button" onClick={() => setSent(sent + 1)}>
        Send
      </button>
    </div>
  );
}

const meta = { title: "Chat/Log", component: Led } satisfies Meta<typeof Led>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TakenToAMessage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const log = canvas.getByRole("log");
    const inSight = (words: string) => {
      const line = canvas.getByText(words).getBoundingClientRect();
      const box = log.getBoundingClientRect();
      return line.top >= box.top && line.bottom <= box.bottom;
    };
    await expect(inSight("Message 100")).toBe(true);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(inSight("Message 60")).toBe(true));
    // Whoever has scrolled away is taken there anew.
    log.scrollTop = 0;
    log.dispatchEvent(new Event("scroll"));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(inSight("Message 60")).toBe(true));
    // It comes later than the wish to go there; what is at its foot is not new.
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await canvas.findByText("Message 1");
    await waitFor(() => expect(inSight("Message 1")).toBe(true));
    await expect(canvas.queryByRole("button", { name: "New messages" })).toBeNull();
  },
};

export const AtItsFootWithLessRoom: Story = {
  render: () => <Shared />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const log = canvas.getByRole("log");
    const left = () => belowSight(log);
    await expect(left()).toBeLessThan(2);
    const before = log.clientHeight;
    canvas.getByRole("textbox").focus();
    await userEvent.keyboard("One{Enter}two{Enter}three{Enter}four{Enter}five");
    await waitFor(() => expect(log.clientHeight).toBeLessThan(before - 60));
    // What the page tells of the last step comes once there is less room.
    log.dispatchEvent(new Event("scroll"));
    await waitFor(() => expect(left()).toBeLessThan(2));
    // Who goes up stays there.
    log.scrollTop -= 200;
    await waitFor(() => expect(left()).toBeGreaterThan(100));
    await userEvent.keyboard("{Enter}six");
    await expect(left()).toBeGreaterThan(100);
  },
};

export const SentFromFurtherUp: Story = {
  render: () => <Answered />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const log = canvas.getByRole("log");
    const left = () => belowSight(log);
    log.scrollTop = 200;
    await waitFor(() => expect(left()).toBeGreaterThan(200));
    canvas.getByRole("button", { name: "Send" }).focus();
    await userEvent.keyboard("{Enter}");
    await canvas.findByText("Answer 1");
    await waitFor(() => expect(left()).toBeLessThan(2));
    await expect(canvas.queryByRole("button", { name: "New messages" })).toBeNull();
  },
};

const longName = `kestrel-${"shortlist-of-the-graduates-".repeat(3)}2026.xlsx`;

/** A name that is longer than its tile is read to its end, where it says what kind of file it is. */
export const FileWithALongName: Story = {
  render: () => (
    <div className="w-80">
      <ChatMessage
        name="Vikram Rao"
        time="11:42"
        tiles={<ChatTile title={longName} detail="86 KB" />}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByText(longName);
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
  },
};

function Writing({ text }: { text: string }) {
  const [value, setValue] = useState(text);
  return (
    <Composer
      label="Message"
      value={value}
      onValueChange={setValue}
      onSend={onSend}
      onFiles={onFiles}
      maxLength={40}
    />
  );
}

/** A message that is too long is told so and keeps its end, which the writer would not have missed. */
export const TooLong: Story = {
  render: () => <Writing text="Interviews: " />,
  play: async ({ canvasElement }) => {
    onSend.mockClear();
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox", { name: "Message" });
    await userEvent.click(field);
    await userEvent.paste("Friday from 09:30 in the main block, hall 2");
    await userEvent.keyboard("{Enter}");
    await expect(onSend).not.toHaveBeenCalled();
    await expect(field).toHaveValue("Interviews: Friday from 09:30 in the main block, hall 2");
    await expect(field).toHaveAccessibleDescription("Keep it to 40 characters; these are 55.");
    await userEvent.clear(field);
    await userEvent.keyboard("Friday{Enter}");
    await expect(onSend).toHaveBeenCalledOnce();
  },
};

/** Words that are dragged into a message are the browser's to put there; only files are taken. */
export const WordsDragged: Story = {
  render: () => <Writing text="" />,
  play: async ({ canvasElement }) => {
    onFiles.mockClear();
    const field = within(canvasElement).getByRole("textbox", { name: "Message" });
    const words = new DataTransfer();
    words.setData("text/plain", "Friday 21 works");
    const letter = new DataTransfer();
    letter.items.add(new File(["a"], "offer.pdf"));
    const left = (kind: string, dataTransfer: DataTransfer) =>
      field.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
    await expect([left("dragover", words), left("drop", words)]).toEqual([true, true]);
    await expect([left("dragover", letter), left("drop", letter)]).toEqual([false, false]);
    await expect(onFiles).toHaveBeenCalledOnce();
  },
};

/** A folder is no file: what lies beside it is taken, and of it is said what to do. What misses the field is held. */
export const AFolderAmongFiles: Story = {
  render: () => <Writing text="" />,
  play: async ({ canvas }) => {
    onFiles.mockClear();
    const letter = new File(["a"], "offer.pdf");
    const dataTransfer = new DataTransfer();
    for (const file of [new File([], "Offers"), letter]) dataTransfer.items.add(file);
    const entry = spyOn(DataTransferItem.prototype, "webkitGetAsEntry");
    for (const isDirectory of [true, false])
      entry.mockReturnValueOnce({ isDirectory, name: "Offers" } as FileSystemEntry);
    const drop = () => new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
    const field = canvas.getByRole("textbox", { name: "Message" });
    field.dispatchEvent(drop());
    entry.mockRestore();
    await expect(onFiles).toHaveBeenLastCalledWith([letter]);
    await canvas.findByText("“Offers” is a folder. Choose the files in it.");
    await expect(document.body.dispatchEvent(drop())).toBe(false);
    await userEvent.type(field, "Friday{Enter}");
    await waitFor(() => expect(canvas.queryByText(/is a folder/)).toBeNull());
  },
};
