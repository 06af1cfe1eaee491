import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { ChatLog } from "./chat-log";
import { ChatMessage } from "./chat-message";
import { Composer } from "./composer";
import { Conversation } from "./conversation";

const sent = fn();
const files = fn();
const retried = fn();
const older = fn();

const meta = {
  title: "Chat/Conversation",
  component: Conversation,
  args: { onSend: sent, onFiles: files, onOlder: older },
  parameters: { page: true },
  globals: { role: "po" },
} satisfies Meta<typeof Conversation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeysAlone: Story = {
  play: async ({ canvasElement }) => {
    sent.mockClear();
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox", { name: "Message to Vikram Rao" });
    field.focus();
    await userEvent.keyboard("{Enter}");
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.keyboard("Thank you.{Shift>}{Enter}{/Shift}Please add the alumni names too.");
    await expect(field).toHaveValue("Thank you.\nPlease add the alumni names too.");
    await userEvent.keyboard("{Enter}");
    await expect(sent).toHaveBeenCalledWith("Thank you.\nPlease add the alumni names too.");
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
    const log = canvas.getByRole("log", { name: "Messages with Vikram Rao" });
    await expect(within(log).getByText(/alumni names/)).toBeVisible();
  },
};

/** Safari ends the composing of letters before it tells of the Enter that took them; only its code says so. */
export const LettersArePutTogether: Story = {
  play: async ({ canvas }) => {
    sent.mockClear();
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "ありがとう");
    for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
      await fireEvent.keyDown(field, { key: "Enter", ...init });
      await expect(sent).not.toHaveBeenCalled();
    }
    await userEvent.keyboard("{Enter}");
    await expect(sent).toHaveBeenCalledOnce();
  },
};

export const SomebodyIsMentioned: Story = {
  play: async ({ canvasElement }) => {
    sent.mockClear();
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox");
    await userEvent.click(field);
    await userEvent.keyboard("Ask @vi");
    const list = canvas.getByRole("listbox", { name: "People to mention" });
    await expect(within(list).getAllByRole("option")).toHaveLength(2);
    // The list is seen once it has found its side.
    await waitFor(() => expect(canvas.getByText("2 people")).toBeVisible());
    await userEvent.keyboard("{ArrowDown}");
    const second = within(list).getByRole("option", { name: /Vidya Iyer/ });
    await expect(field).toHaveAttribute("aria-activedescendant", second.id);
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveValue("Ask @Vidya Iyer ");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await userEvent.keyboard("or @nan{Escape}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await userEvent.keyboard("{Enter}");
    await expect(sent).toHaveBeenCalledWith("Ask @Vidya Iyer or @nan");
  },
};

export const FilesByPaste: Story = {
  play: async ({ canvasElement }) => {
    files.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("textbox"));
    const held = new DataTransfer();
    held.items.add(new File(["x"], "panel.pdf", { type: "application/pdf" }));
    await userEvent.paste(held);
    await expect(files).toHaveBeenCalledOnce();
  },
};

/** A table of an office program comes as words and as a picture of them. */
export const WordsByPaste: Story = {
  play: async ({ canvasElement }) => {
    files.mockClear();
    const field = within(canvasElement).getByRole("textbox");
    await userEvent.click(field);
    const held = new DataTransfer();
    held.setData("text/plain", "Asha Rao 8.4");
    held.setData("text/html", "<td>Asha Rao</td><td>8.4</td>");
    held.items.add(new File(["x"], "image.png", { type: "image/png" }));
    await userEvent.paste(held);
    await expect(files).not.toHaveBeenCalled();
    await expect(field).toHaveValue("Asha Rao 8.4");
  },
};

export const GrowsToSixLines: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox");
    const before = field.offsetHeight;
    await userEvent.click(field);
    await userEvent.paste(Array.from({ length: 12 }, (_, n) => `Name ${n + 1}`).join("\n"));
    await waitFor(() => expect(field.offsetHeight).toBeGreaterThan(before));
    await expect(field.offsetHeight).toBeLessThan(160);
  },
};

export const NotSent: Story = {
  render: () => (
    <div className="p-6">
      <ChatMessage own name="Meera Krishnan" time="11:43" state="failed" onRetry={retried}>
        Done. I have moved both to the first hour.
      </ChatMessage>
      <ChatMessage own name="Meera Krishnan" time="11:44" state="sending">
        Please add the alumni names too.
      </ChatMessage>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "Retry" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(retried).toHaveBeenCalled();
  },
};

export const HowFarItHasCome: Story = {
  render: () => (
    <div className="p-6">
      {(["sent", "delivered", "read"] as const).map((mark) => (
        <ChatMessage key={mark} own name="Meera Krishnan" time="11:43" mark={mark}>
          Done. I have moved both to the first hour.
        </ChatMessage>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const name of ["Sent", "Delivered", "Read"])
      await expect(within(canvasElement).getByRole("img", { name })).toBeVisible();
  },
};

export const Closed: Story = {
  render: () => (
    <Composer
      label="Message"
      value=""
      onValueChange={fn()}
      onSend={fn()}
      closed="Halden Shipping ended the connection on 9 November. Its messages stay readable."
    />
  ),
};

export const WaitingForOlder: Story = {
  render: () => (
    <ChatLog label="Messages with Vikram Rao" loadingOlder className="h-60">
      <ChatMessage name="Vikram Rao" time="11:42">
        Perfect.
      </ChatMessage>
    </ChatLog>
  ),
};

function Growing() {
  const [messages, setMessages] = useState([20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
  const first = messages[0] ?? 0;
  return (
    <div className="flex h-70 flex-col">
      <button type="button" onClick={() => setMessages([first - 2, first - 1, ...messages])}>
        Older
      </button>
      <button type="button" onClick={() => setMessages([...messages, first + 90])}>
        Newer
      </button>
      <ChatLog label="Messages" last={String(messages.at(-1))}>
        {messages.map((number) => (
          <ChatMessage key={number} name="Vikram Rao" time="11:42">
            {`Message ${number}`}
          </ChatMessage>
        ))}
      </ChatLog>
    </div>
  );
}

export const TheReadersLineKeepsItsPlace: Story = {
  render: () => <Growing />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const log = canvas.getByRole("log");
    const place = () => Math.round(canvas.getByText("Message 20").getBoundingClientRect().top);
    // At the foot the newest message is in sight.
    await expect(log.scrollTop + log.clientHeight).toBeGreaterThan(log.scrollHeight - 2);
    log.scrollTop = 10;
    log.dispatchEvent(new Event("scroll"));
    const before = place();
    await userEvent.click(canvas.getByRole("button", { name: "Older" }));
    await canvas.findByText("Message 18");
    await expect(Math.abs(place() - before)).toBeLessThan(2);
    await userEvent.click(canvas.getByRole("button", { name: "Newer" }));
    await expect(Math.abs(place() - before)).toBeLessThan(2);
    await userEvent.click(await canvas.findByRole("button", { name: "New messages" }));
    await waitFor(() =>
      expect(log.scrollTop + log.clientHeight).toBeGreaterThan(log.scrollHeight - 2),
    );
  },
};

export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
