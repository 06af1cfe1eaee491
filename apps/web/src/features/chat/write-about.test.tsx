// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { Link, Route, Routes, useLocation } from "react-router-dom";
import { expect, test } from "vitest";
import { paths, writePath } from "@/navigation/paths";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { Chat } from "./chat";

const opened = async (path: string) => {
  const open = answering(refusal({ message: "You are not connected." }, 409));
  const list = answering(ok({ items: [], next: null, unread: 0 }));
  renderScreen(<Chat area="po" />, { area: "po", path, calls: { chat: { open, list } } });
  await waitFor(() => expect(open.asked).toHaveLength(1));
  return open.asked;
};

test("a booking has a conversation of its own, and what an address makes up has none", async () => {
  expect(await opened(writePath("po", "kestrel", "booking:b1"))).toEqual([
    { body: { withId: "kestrel", subject: { type: "booking", id: "b1" } } },
  ]);
  expect(await opened("/po/chat?with=kestrel&about=student:s1")).toEqual([
    { body: { withId: "kestrel" } },
  ]);
});

function Address() {
  const { pathname } = useLocation();
  return <output>{pathname}</output>;
}

test("whoever goes elsewhere before the conversation has come is not called back to it", async () => {
  const held: (() => void)[] = [];
  const open = async () => {
    await new Promise<void>((go) => held.push(go));
    return ok({ id: "one" });
  };
  const list = answering(ok({ items: [], next: null, unread: 0 }));
  const { user } = renderScreen(
    <>
      <Routes>
        <Route path={paths.po.chat} element={<Chat area="po" />} />
        <Route path="*" element={null} />
      </Routes>
      <Link to={paths.po.jobs}>Jobs</Link>
      <Address />
    </>,
    {
      area: "po",
      path: writePath("po", "kestrel"),
      calls: { chat: { open: open as never, list } },
    },
  );
  await waitFor(() => expect(held).toHaveLength(1));
  await user.click(screen.getByRole("link", { name: "Jobs" }));
  await act(async () => held[0]?.());
  expect(screen.getByText(paths.po.jobs)).toBeTruthy();
});
