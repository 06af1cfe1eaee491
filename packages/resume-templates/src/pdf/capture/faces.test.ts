import { expect, test } from "vitest";
import { FacesInUse } from "./faces";

const style = (fontFamily: string) =>
  ({ fontFamily, fontWeight: "400", fontStyle: "normal" }) as CSSStyleDeclaration;

test("a face whose slices never came cannot be written with", () => {
  const faces = new FacesInUse();
  expect(() => faces.of(style('"tr-figtree", "tr-noto-sans-jp"'), "東京")).toThrow(
    "tr-noto-sans-jp could not be fetched.",
  );
});

test("plain Latin is in the first family alone, and what is not ours is passed over", () => {
  const faces = new FacesInUse((url) => `${url}?own`);
  const stack = style('serif, "tr-figtree", "tr-noto-sans-thai"');
  expect(faces.of(stack, "Ananya – “Iyer”…")).toEqual([0]);
  expect(faces.of(stack, "บังคาลอร์")).toEqual([0, 1]);
  expect(faces.urls.map((url) => url.split("/").at(-1))).toEqual([
    "Figtree_400Regular.ttf?own",
    "NotoSansThai_400Regular.ttf?own",
  ]);
});
