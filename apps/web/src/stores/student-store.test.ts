import type { UserData } from "@toran/contract/schemas/student";
import { expect, test, vi } from "vitest";
import { fakeCalls, ok, refusal } from "@/testing/fake-calls";
import { StudentStore } from "./student-store";

const asha = {
  id: "1",
  firstName: "Asha",
  picture: "pictures/1",
  educationDetails: null,
} as UserData;
const project = { id: "p", title: "Saathi" } as never;

const make = vi.fn<() => string>(() => "blob:asha");
const forget = vi.fn<(address: string) => void>();
URL.createObjectURL = make;
URL.revokeObjectURL = forget;

function store(
  userData: () => Promise<ReturnType<typeof ok<UserData>> | ReturnType<typeof refusal>>,
) {
  const asked: string[] = [];
  const student = new StudentStore(
    fakeCalls({
      student: {
        personal: {
          userData: () => {
            asked.push("user data");
            return userData();
          },
        },
      },
      site: {
        assets: {
          private: async () => {
            asked.push("picture");
            return new Blob(["picture"]);
          },
        },
      },
    }),
  );
  return { student, asked };
}

test("the student's record is loaded first, their picture after it", async () => {
  const { student, asked } = store(async () => ok(asha));
  await student.load();
  expect(asked).toEqual(["user data", "picture"]);
  expect(student).toMatchObject({ id: "1", picture: "blob:asha", error: null });
});

test("a record that does not come leaves its message, and one that comes clears it", async () => {
  const replies = [refusal({ message: "The server is resting." }, 503), ok(asha)];
  const { student } = store(async () => replies.shift()!);
  await student.load();
  expect(student).toMatchObject({ userInfo: null, error: "The server is resting." });
  await student.load();
  expect(student).toMatchObject({ id: "1", error: null });
});

test("setting projects, achievements or experiences replaces that list alone, and loading keeps it", async () => {
  const { student } = store(async () => ok(asha));
  await student.load();
  student.setProjects([project]);
  student.setAchievements([project, project]);
  student.setExperiences([project]);
  student.setProjects([]);
  await student.load();
  expect(student.userInfo).toMatchObject({
    projects: [],
    achievements: [{ id: "p" }, { id: "p" }],
    experiences: [{ id: "p" }],
  });
});

test("a picture that was taken away or changed is shown no longer, and leaves nothing in memory", async () => {
  make.mockReturnValueOnce("blob:first").mockReturnValueOnce("blob:second");
  forget.mockClear();
  const replies = [ok(asha), ok(asha), ok({ ...asha, picture: null })];
  const { student } = store(async () => replies.shift()!);
  await student.load();
  await student.load();
  expect(student.picture).toBe("blob:second");
  await student.load();
  expect(student.picture).toBeNull();
  expect(forget.mock.calls).toEqual([["blob:first"], ["blob:second"]]);
});

test("signing out clears everything, also what comes late", async () => {
  const { student } = store(async () => {
    student.clear();
    return ok(asha);
  });
  await student.load();
  expect(student).toMatchObject({
    userInfo: null,
    educationDetails: null,
    profileView: null,
    videoView: null,
    picture: null,
    error: null,
  });
});
