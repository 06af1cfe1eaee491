// Says when the home is whole: its heading stands, and nothing of it waits any more.
addEventListener("DOMContentLoaded", function look() {
  const whole = document.querySelector("main h1") && !document.querySelector("[aria-busy=true]");
  if (whole) window.homeIsWhole ??= performance.now();
  else requestAnimationFrame(look);
});
