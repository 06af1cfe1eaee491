// @vitest-environment jsdom
import { waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { StudentAvatar } from "./student-avatar";

const gone: string[] = [];
let made = 0;
beforeEach(() => {
  gone.length = made = 0;
  URL.createObjectURL = () => `blob:${++made}`;
  URL.revokeObjectURL = (address) => void gone.push(address);
});

/** Pictures of these keys, each answered by what stands behind it. */
function open(keys: string[], come: (key: string) => Promise<Blob | ReturnType<typeof refusal>>) {
  const asked: string[] = [];
  const shown = renderScreen(
    keys.map((key, at) => <StudentAvatar key={at} name="Asha Rao" picture={key} size="sm" />),
    {
      area: "po",
      calls: {
        site: {
          assets: {
            private: ({ query }) => {
              asked.push(query.key);
              return come(query.key);
            },
          },
        },
      },
    },
  );
  const sources = () =>
    [...shown.container.querySelectorAll("img")].map((image) => image.getAttribute("src"));
  return { ...shown, asked, sources };
}

test("the picture of a student is fetched with the token, once for all who show it, and goes with the session", async () => {
  const { asked, sources, stores } = open(["k1", "k1", "k2"], async () => new Blob(["picture"]));
  await waitFor(() => expect(sources()).toHaveLength(3));
  expect(new Set(sources()).size).toBe(2);
  expect(asked.toSorted()).toEqual(["k1", "k2"]);
  stores.pictures.clear();
  expect(gone.toSorted()).toEqual(["blob:1", "blob:2"]);
});

test("a picture that does not come leaves the initials; only what the network lost is asked for again", async () => {
  const { asked, sources, stores, container } = open(["k1", "k2"], async (key) =>
    refusal({}, key === "k1" ? 404 : 0),
  );
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(sources()).toEqual([]);
  expect(container.textContent).toBe("ARAR");
  await stores.pictures.fetch("k1");
  await stores.pictures.fetch("k2");
  expect(asked.toSorted()).toEqual(["k1", "k2", "k2"]);
});

test("what comes after the session has ended is kept for nobody", async () => {
  const waiting: ((picture: Blob) => void)[] = [];
  const { stores } = open([], () => new Promise((settle) => void waiting.push(settle)));
  const coming = stores.pictures.fetch("k1");
  await waitFor(() => expect(waiting).toHaveLength(1));
  stores.pictures.clear();
  waiting[0]?.(new Blob(["picture"]));
  expect(await coming).toBe(undefined);
  expect(stores.pictures.address("k1")).toBe(undefined);
});
