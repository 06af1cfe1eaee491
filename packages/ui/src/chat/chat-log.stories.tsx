import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { ChatLog } from "./chat-log";
import { ChatMessage } from "./chat-message";

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
