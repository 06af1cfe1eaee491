// Runs in the page that is measured: how long a press waits until other rows are painted, and how rows pass.
const frame = () => new Promise((settle) => requestAnimationFrame(settle));
const grid = () => document.querySelector('[role="grid"]');
const shown = () => [...grid().querySelectorAll("[data-place]")].slice(0, 12);
const words = () =>
  shown()
    .map((row) => row.textContent)
    .join("\n");

/** Acts, and tells after how many milliseconds other rows than before were painted. */
async function answered(act) {
  const before = words();
  const began = performance.now();
  act();
  while (shown().length === 0 || words() === before) {
    if (performance.now() - began > 20_000) throw new Error("No other rows came");
    await frame();
  }
  await frame();
  const { port1, port2 } = new MessageChannel();
  const painted = new Promise((settle) => {
    port1.addEventListener("message", settle);
    port1.start();
  });
  port2.postMessage(0);
  await painted;
  return performance.now() - began;
}

window.sorting = (title) =>
  answered(() =>
    [...grid().querySelectorAll("th button")]
      .find((each) => each.textContent.startsWith(title))
      .click(),
  );

window.choosing = (label, value) =>
  answered(() => {
    const { control } = [...document.querySelectorAll("label")].find((each) =>
      each.textContent.startsWith(label),
    );
    control.value = value;
    control.dispatchEvent(new Event("change", { bubbles: true }));
  });

/** Moves a place by 160 pixels a frame, and back from its ends; tells the milliseconds of each frame. */
window.passing = async (selector, wanted) => {
  const place = document.querySelector(selector);
  const times = [];
  let way = 1;
  let before = await frame();
  for (let at = 0; at < wanted; at++) {
    if (place.scrollTop + place.clientHeight >= place.scrollHeight - 1) way = -1;
    else if (place.scrollTop <= 0) way = 1;
    place.scrollTop += way * 160;
    const now = await frame();
    times.push(now - before);
    before = now;
  }
  return times;
};

/** Puts fifty of the rows that are drawn, as they look, into a page where nothing works. */
window.standStill = () => {
  const rows = [...grid().querySelectorAll("[data-place]")];
  const place = document.createElement("div");
  place.id = "still";
  place.style.cssText = "position:fixed;inset:100px 0 0 240px;overflow:auto;background:white";
  const { height } = rows[0].getBoundingClientRect();
  for (let at = 0; at < 50; at++) {
    const row = rows[at % rows.length].cloneNode(true);
    row.style.cssText = `${row.getAttribute("style")};position:relative;transform:none;inset:auto;height:${height}px`;
    place.append(row);
  }
  place.className = grid().className;
  document.body.replaceChildren(place);
};
