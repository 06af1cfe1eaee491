// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { useEffect } from "react";
import { expect, test, vi } from "vitest";
import { AreaFrame } from "@/features/area-frame/area-frame";
import { Bell } from "@/features/notifications/bell";
import { answering, ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";

const begun = vi.fn<() => void>();
function Slots() {
  useEffect(begun, []);
  return <p>Slots</p>;
}
const notice = (title: string, link: string) => ({
  id: link,
  type: "slot.changed" as const,
  title,
  body: "",
  link,
  actor: null,
  entity: null,
  priority: "NORMAL" as const,
  groupKey: null,
  many: 1,
  createdAt: new Date().toISOString(),
  readAt: null,
  archivedAt: null,
});

test("a notice that leads to the page that is open opens it anew, with what is told", async () => {
  const items = [
    notice("Somebody asks to swap slots with you", "/student/slots"),
    notice("You are shortlisted", "/student/applications/one"),
  ];
  const { user } = renderScreen(
    <AreaFrame
      area="student"
      steps={[]}
      person={undefined}
      tile={{ entity: "person", name: "Asha Rao" }}
      entries={{ groups: [], foot: [] }}
      tools={<Bell area="student" />}
    >
      <Slots />
    </AreaFrame>,
    {
      area: "student",
      path: "/student/slots?schedule=one",
      calls: {
        notifications: {
          list: answering(ok({ items, next: null, unread: 2 })),
          read: answering(ok({ unread: 1 })),
        },
      },
    },
  );
  const follow = async (name: RegExp) => {
    await user.click(await screen.findByRole("button", { name: /^Notifications/ }));
    await user.click(await screen.findByRole("link", { name }));
  };
  expect(begun).toHaveBeenCalledTimes(1);
  await user.keyboard("{Control>}");
  await follow(/Somebody asks to swap/);
  await user.keyboard("{/Control}");
  expect(begun).toHaveBeenCalledTimes(1);
  await follow(/Somebody asks to swap/);
  expect(begun).toHaveBeenCalledTimes(2);
  await follow(/You are shortlisted/);
  expect(begun).toHaveBeenCalledTimes(2);
});
