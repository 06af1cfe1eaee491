import { fireEvent, screen } from "@testing-library/react";
import { type FakeCalls, ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { VideoScreen } from "../video-screen";

type VideoCalls = NonNullable<NonNullable<FakeCalls["student"]>["video"]>;

export const saved = {
  file: { key: "k1", name: "video-resume.webm", type: "video/webm", bytes: 4_000_000 },
  captions: null,
  seconds: 58,
  updatedAt: "2026-11-13T06:00:00.000Z",
};
export const open = (video: VideoCalls) =>
  renderScreen(<VideoScreen />, {
    area: "student",
    mode: "PORTFOLIO",
    calls: {
      student: { video: { read: async () => ok(null), ...video } },
      site: { assets: { link: async () => ok({ url: "/linked", until: "" }) } },
    },
  });

export const press = async (name: RegExp) =>
  fireEvent.click(await screen.findByRole("button", { name }));
